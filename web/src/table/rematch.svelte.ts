/** A rematch: what has been asked and answered, and what this viewer may do about it. */
import { api } from "../lib/api.svelte";
import { texts } from "../lib/texts.svelte";
import type { LiveTable } from "../lib/liveTable.svelte";
import type { TableInfo } from "../wire/messages";

type Answer = "wants" | "declined" | "away" | "unanswered";

/** What it needs to know of the table. */
type Source = Pick<LiveTable, "id" | "table" | "you" | "names" | "present" | "ahead" | "sideLabel">;

export class RematchState {
  constructor(
    readonly live: Source,
    readonly now: () => number,
  ) {}

  /** The question, while it can still be answered. */
  asked = $derived.by(() => {
    const asked = this.live.table?.rematch;
    return asked && asked.until > this.now() + this.live.ahead ? asked : null;
  });
  /** The table of the rematch, once there is one. */
  opened = $derived.by(() => this.live.table?.followed ?? "");
  mine = $derived.by(() => this.live.you.seats.length > 0 && !this.live.table?.agreed.sandbox);
  answers = $derived.by(() => {
    const seen = new Set<string>();
    return (this.live.table?.seats ?? []).flatMap((seat) => {
      if (!seat.person || seen.has(seat.person)) return [];
      seen.add(seat.person);
      return [{ person: seat.person, seat: seat.seat, answer: this.#answer(seat.person) }];
    });
  });
  /** Whether I have agreed. */
  agreed = $derived.by(() => !!this.asked && this.asked.wants.includes(this.live.you.person ?? ""));
  declined = $derived.by(() => !!this.asked && this.asked.declined.includes(this.live.you.person ?? ""));
  /** Somebody asks and I have not answered. */
  waits = $derived.by(() => this.mine && !!this.asked && !this.agreed && !this.declined);
  /** Everyone has answered, not everyone wants: those who do may go on with bots. */
  without = $derived.by(
    () =>
      this.agreed &&
      this.answers.some(({ answer }) => answer === "declined") &&
      this.answers.every(({ answer }) => answer === "wants" || answer === "declined"),
  );

  /** Who asks, as a sentence. */
  get sentence(): string {
    const { asked, live } = this;
    if (!asked) return "";
    if (asked.by === live.you.person) return texts.say("rematch-you-asked");
    const seat = live.table?.seats.find((each) => each.person === asked.by);
    const player = seat ? live.sideLabel(seat.seat) : (live.names[asked.by] ?? "");
    return texts.say("rematch-asked", { player });
  }

  #answer(person: string): Answer {
    if (this.asked?.wants.includes(person)) return "wants";
    if (this.asked?.declined.includes(person)) return "declined";
    return this.live.present.includes(person) || person === this.live.you.person ? "unanswered" : "away";
  }

  /** Ask, or agree; the table it led to, which is the same one until all have agreed. */
  async send(what: "rematch" | "rematch/decline" | "rematch/without"): Promise<TableInfo> {
    await api.guest();
    return (await api.post<{ table: TableInfo }>(`/api/tables/${this.live.id}/${what}`)).table;
  }
}
