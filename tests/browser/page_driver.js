// Plays in the page that needs no server, through the same fetch and WebSocket as the app: the whole way of each move.
window.driver = {
  csrf: "new",
  made: 0, // moves that were confirmed, and how far the match is
  at: 0,
  async ask(method, path, body) {
    const headers = {
      "X-Regnum-Csrf": this.csrf,
      accept: "application/json",
      "content-type": "application/json",
    };
    const answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const json = (answer.headers.get("content-type") ?? "").includes("json");
    const said =
      answer.status === 204
        ? null
        : json
          ? await answer.json()
          : await answer.text();
    if (!answer.ok)
      throw new Error(
        `${method} ${path}: ${answer.status} ${JSON.stringify(said)}`,
      );
    return said;
  },
  async become(name, lang) {
    const me = await this.ask("GET", "/api/me");
    this.csrf = me.csrf || "new";
    if (!me.person)
      this.csrf = (await this.ask("POST", "/api/me", { name, lang })).csrf;
  },
  async table(game, chairs) {
    const order = { game, seats: chairs.length, chairs, begin: true };
    return (await this.ask("POST", "/api/tables", order)).table.id;
  },
  // Until the match is over or so many moves are made; returns how far it is, and whether it is over.
  async play(table, most, seed) {
    let chance = seed;
    for (let made = 0; ;) {
      const { sight } = await this.ask("GET", `/api/tables/${table}/sight`);
      if (sight.over || made >= most)
        return { at: sight.at, over: sight.over, moves: sight.moves };
      if (!sight.decision) {
        await new Promise((over) => setTimeout(over, 30));
        continue;
      }
      const open = sight.decision.options.filter(
        (option) => option.refusal === null,
      );
      chance = (chance * 48271) % 2147483647;
      const { move } = open[chance % open.length];
      const id = `${table}-${sight.at}-${made++}`;
      await this.ask("POST", `/api/tables/${table}/play`, {
        id,
        at: sight.at,
        seat: sight.decision.seat,
        move,
      });
      this.made++;
      this.at = sight.at + 1;
      await window.confirmed?.(sight.at + 1); // for a test that kills this tab
    }
  },
};
