/**
 * From a message to a sentence: what src/regnum/catalogue/render.py does, done in the browser. A test renders the same
 * messages with both and compares them sign by sign.
 */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Direction, Message, GridSpot } from "../wire/messages";

export type Fact = Message["args"][string];
export type Args = Record<string, Fact>;

/** A piece of a rendered sentence; `message` is the inner message it came from, so that it can be a link. */
export interface SentencePart {
  text: string;
  message?: Message;
}

/** In a sentence a negative number has a real minus. */
const MINUS = /(?<![\p{L}\p{N}_])-(?=\d)/gu;
/** Where a line must not break: between a figure and its noun, a word of one letter and the next one. */
const BINDING: Record<string, RegExp> = Object.fromEntries(
  Object.entries({ cs: "aikosuvzAIKOSUVZ", sk: "aikosuvzAIKOSUVZ", uk: "аійоувзАІЙОУВЗ" }).map(([lang, short]) => [
    lang,
    new RegExp(`(?<=\\p{Nd}) (?=\\p{L})|(?<![\\p{L}\\p{N}_’'\\-][${short}])(?<=[${short}]) (?=\\S)`, "gu"),
  ]),
);
/** Signs for private use that mark where an inner message begins and ends. */
const OPEN = "\uE000";
const CLOSE = "\uE001";

/** Directions clockwise. */
const ROUND = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/**
 * Renders with the catalogue of a language and the names of one table; what that catalogue lacks is looked for in the
 * next. `across`: for a reader who sits opposite the first seat.
 */
export class MessageRenderer {
  constructor(
    private readonly bundles: readonly FluentBundle[],
    private readonly names: readonly string[],
    private readonly colours: readonly string[],
    private readonly across = false,
  ) {}

  text(message: Message): string {
    return this.#bound(this.#render(message, []));
  }

  /** The sentence in pieces, the outermost inner messages kept apart. */
  parts(message: Message): SentencePart[] {
    const inner: Message[] = [];
    const parts = split(this.#render(message, [], inner), inner);
    const whole = this.#bound(parts.map(({ text }) => text).join(""));
    let at = 0;
    return parts.map((part) => ({ ...part, text: whole.slice(at, (at += part.text.length)) }));
  }

  /** What belongs together stays on one line. No sign is added or lost. */
  #bound(sentence: string): string {
    const binding = BINDING[this.bundles[0]?.locales[0] ?? ""];
    return binding ? sentence.replace(binding, "\u00A0") : sentence;
  }

  has(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const entry = this.bundles.find((each) => each.hasMessage(name))?.getMessage(name);
    return !!entry && (attribute ? attribute in entry.attributes : entry.value !== null);
  }

  /** What the table calls a player, else the seat's colour. */
  player(seat: number): string {
    return this.names[seat] || this.text(message(`seat-${this.colours[seat] ?? seat}`));
  }

  #render(told: Message, above: Message[], inner?: Message[]): string {
    const facts = Object.entries(told.args).map(([key, fact]) => [key, this.#argument(fact, [...above, told], inner)]);
    const sentence = this.#sentence(told.id, Object.fromEntries(facts) as Record<string, FluentVariable>);
    if (sentence === undefined) return plainly(told);
    if (!inner || !above.length || spotIn(told)) return sentence; // a place is no thing; what lies beside it is
    inner.push(told);
    return `${OPEN}${inner.length - 1} ${sentence}${CLOSE}`;
  }

  /** The message in the first language that can say the whole of it; else with gaps in the first that has it. */
  #sentence(id: string, facts: Record<string, FluentVariable>): string | undefined {
    const [name = "", attribute] = id.split(".");
    let gappy: string | undefined;
    for (const bundle of this.bundles) {
      const entry = bundle.getMessage(name);
      // A form a language does not need (English has no accusative) is the plain form.
      const pattern = entry && ((attribute && entry.attributes[attribute]) || entry.value);
      if (!pattern) continue;
      const errors: Error[] = [];
      const sentence = bundle.formatPattern(pattern, facts, errors).replace(MINUS, "−");
      if (!errors.length) return sentence;
      gappy ??= sentence;
    }
    return gappy;
  }

  #argument(fact: Fact, above: Message[], inner?: Message[]): FluentVariable {
    if (Array.isArray(fact)) return this.#joined(fact.map((each) => String(this.#argument(each, above, inner))));
    if (typeof fact !== "object") return fact;
    if (fact.t === "who") return this.player(fact.seat);
    if (fact.t === "spot") return this.#spot(fact);
    if (fact.t === "heading") return this.#heading(fact);
    return this.#render(fact, above, inner);
  }

  #spot({ x, y }: GridSpot): string {
    return spotText(this.across ? -x : x, this.across ? -y : y);
  }

  #heading({ to }: Direction): string {
    return ROUND[(ROUND.indexOf(to) + (this.across ? 4 : 0)) % 8]!;
  }

  #joined(parts: string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.#render(message("list-two", { first: parts.slice(0, -1).join(", "), second: parts.at(-1)! }), []);
  }
}

export function message(id: string, args: Args = {}, game = ""): Message {
  return { t: "message", id, args, game };
}

/** With a capital letter, as at the beginning of a line. */
export function headed(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The position that a message tells, where it names a place. */
export function spotIn(told: Message): GridSpot | undefined {
  return Object.values(told.args).find(
    (fact): fact is GridSpot => typeof fact === "object" && "t" in fact && fact.t === "spot",
  );
}

/** A position as sentences write it, in one piece: `(−1, 2)`. */
export function spotText(x: number, y: number): string {
  return `(${x || 0},\u00A0${y || 0})`.replaceAll("-", "−");
}

/** A gap must not stop a match: what nobody has written yet is shown by its id. Tests let nothing be missing. */
function plainly(told: Message): string {
  console.warn(`no text for ${told.id}`);
  const facts = Object.entries(told.args).map(([name, fact]) => `${name}=${typeof fact === "object" ? "…" : fact}`);
  return [told.id, ...facts].join(" ");
}

function split(marked: string, inner: Message[]): SentencePart[] {
  const parts: SentencePart[] = [];
  const open: Message[] = [];
  const keep = (text: string) => {
    const of = open[0];
    if (text) parts.push(of ? { text, message: of } : { text });
  };
  let text = "";
  for (const piece of marked.split(/(\uE000\d+ |\uE001)/)) {
    const isMark = piece.startsWith(OPEN) || piece === CLOSE;
    const outermost = piece.startsWith(OPEN) ? open.length === 0 : open.length === 1;
    if (!isMark) text += piece;
    else if (outermost) {
      keep(text);
      text = "";
    }
    if (piece.startsWith(OPEN)) open.push(inner[Number(piece.slice(1))]!);
    else if (piece === CLOSE) open.pop();
  }
  keep(text);
  return parts;
}
