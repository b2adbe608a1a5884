/** Bots think in a Web Worker of their own, so that a table never waits for a search. It is loaded when first needed. */

export type ToBots = { do: "start"; base: string } | { do: "think"; line: string };
export type FromBots = { tell: "ready" } | { tell: "thought"; line: string } | { tell: "failed"; about: string };

export class Bots {
  #worker: Worker | null = null;
  #waiting: { resolve: (line: string) => void; reject: (wrong: Error) => void } | null = null;

  constructor(readonly base: string) {}

  async begin(): Promise<void> {
    this.stop();
    this.#worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = (event: MessageEvent<FromBots>) => {
      const said = event.data;
      if (said.tell === "failed") this.#waiting?.reject(new Error(said.about));
      else this.#waiting?.resolve(said.tell === "thought" ? said.line : "");
    };
    this.#worker.onerror = (event) => this.#waiting?.reject(new Error(event.message));
    await this.#ask({ do: "start", base: this.base });
  }

  think(line: string): Promise<string> {
    return this.#ask({ do: "think", line });
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting?.reject(new Error("ended"));
    this.#waiting = null;
  }

  #ask(order: ToBots): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker?.postMessage(order);
    });
  }
}
