/** What people do around a table over HTTP: seats, invitations, beginning, closing. */
import { api } from "../lib/api.svelte";
import { remember, remembered } from "../lib/invitations";
import type { Desk } from "./desk.svelte";

type SeatAction = "sit" | "leave" | "show_out" | "lend" | "return";
type Offered = Promise<{ colours: string[] }>;

let known: Promise<{ levels: string[] }> | null = null;
const boxes = new Map<string, Offered>();

export class TableActions {
  /** Levels of bots, the weakest first. */
  bots = $state.raw<string[]>([]);
  /** The colours of the game. */
  colours = $state.raw<string[]>([]);
  link = $state("");
  working = $state(false);

  constructor(
    readonly desk: Desk,
    readonly again: () => void,
  ) {
    this.link = remembered(desk.live.id);
    known ??= api.get<{ levels: string[] }>("/api/bots");
    void known.then(({ levels }) => (this.bots = levels)).catch(() => (known = null));
    const game = desk.live.table?.game;
    if (!game) return;
    if (!boxes.has(game)) boxes.set(game, api.get(`/api/games/${game}`));
    void boxes
      .get(game)!
      .then(({ colours }) => (this.colours = colours))
      .catch(() => boxes.delete(game));
  }

  /** Play another colour; somebody who sat down earlier may have it. */
  colour(seat: number, colour: string): Promise<boolean> {
    return this.#do(() => api.post(`${this.#path}/seats/${seat}`, { do: "colour", colour }));
  }

  seat(seat: number, what: SeatAction, bot?: string): Promise<boolean> {
    return this.#do(async () => {
      await api.post(`${this.#path}/seats/${seat}`, bot ? { do: what, bot } : { do: what });
      if (what === "show_out") remember(this.desk.live.id, (this.link = "")); // with that all links are void
    });
  }

  begin(): Promise<boolean> {
    return this.#do(() => api.post(`${this.#path}/begin`));
  }

  close(): Promise<boolean> {
    return this.#do(() => api.post(`${this.#path}/close`));
  }

  async invite(seat?: number): Promise<void> {
    await this.#do(async () => {
      const made = await api.post<{ link: string }>(`${this.#path}/invitations`, seat === undefined ? {} : { seat });
      this.link = new URL(new URL(made.link).pathname, location.href).href;
      if (seat === undefined) remember(this.desk.live.id, this.link);
    });
  }

  get #path(): string {
    return `/api/tables/${this.desk.live.id}`;
  }

  /** A visitor who has just got an account opens the table anew under that name. */
  async #do(work: () => Promise<unknown>): Promise<boolean> {
    if (this.working) return false;
    this.working = true;
    const stranger = !this.desk.live.you.person;
    const done = await this.desk.order(async () => {
      await api.guest();
      await work();
      return true;
    });
    this.working = false;
    if (stranger && api.me?.person) this.again();
    return done ?? false;
  }
}

/** Put a link on the clipboard; false where the browser does not let us. */
export async function copied(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}
