/** What a screen reader is told when it happens: one polite line, said once. */

class Announcer {
  line = $state("");
  #turn = false;

  /** The same sentence twice is two sentences: a sign nobody hears makes them differ. */
  say(sentence: string): void {
    if (!sentence) return;
    this.#turn = !this.#turn;
    this.line = sentence + (this.#turn ? "\u200b" : "");
  }
}

export const announcer = new Announcer();
