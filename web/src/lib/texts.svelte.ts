/**
 * The shared catalogue and those of the games, in the viewer's language.
 *
 * `texts.say("ui-undo")` is a shared message. `new Words(game, names, colours)` tells the messages of one table.
 * Both follow the language at once: everything that was rendered from them is rendered again when it changes.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message, Refusal } from "../wire/messages";
import { headed, message, MessageRenderer, type Args, type SentencePart } from "./sentences";
import { settings, type Language } from "./settings.svelte";
import { untilHere } from "./untilHere";

export { headed, type Args, type Fact, type SentencePart } from "./sentences";

class Texts {
  lang = $state<Language>("en");
  /** By language and game: the catalogue, and behind it those of languages that stand in for what it lacks. */
  #bundles = $state.raw(new Map<string, FluentBundle[]>());
  #wanted = new Set<string>();

  /** Read the shared messages in a language, and those of every game that is open, then switch. */
  async open(lang: Language): Promise<void> {
    await Promise.all(["", ...this.#wanted].map((game) => this.#read(lang, game)));
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** The viewer chose another language. */
  async speak(lang: Language): Promise<void> {
    settings.set({ lang });
    const address = new URL(location.href);
    if (address.searchParams.has("lang")) {
      address.searchParams.delete("lang");
      history.replaceState(history.state, "", address);
    }
    await this.open(lang);
  }

  /** Read a game's words; they are read again in every language that is chosen later. */
  async need(game: string): Promise<void> {
    this.#wanted.add(game);
    await this.#read(this.lang, game);
  }

  async #read(lang: Language, game: string): Promise<void> {
    const key = `${lang}/${game}`;
    if (this.#bundles.has(key)) return;
    const { bundle, others } = await read(lang, game);
    const behind = await Promise.all(others.map((each) => read(each, game)));
    this.#bundles = new Map(this.#bundles).set(key, [bundle, ...behind.map((each) => each.bundle)]);
  }

  bundles(game: string): FluentBundle[] {
    return this.#bundles.get(`${this.lang}/${game}`) ?? this.#bundles.get(`${this.lang}/`) ?? [];
  }

  /** A shared message. */
  say(id: string, args: Args = {}): string {
    return shared.say(id, args);
  }

  /** The same with a capital letter, as at the head of something. */
  title(id: string, args: Args = {}): string {
    return headed(this.say(id, args));
  }
}

/** A catalogue in one language, and the languages to look in for messages of the game that it lacks. */
async function read(lang: string, game: string): Promise<{ bundle: FluentBundle; others: string[] }> {
  const paths = game ? [`/api/texts/${lang}`, `/api/texts/${lang}/${game}`] : [`/api/texts/${lang}`];
  const answers = await Promise.all(paths.map((path) => untilHere(path)));
  const sources = await Promise.all(answers.map((answer) => (answer.ok ? answer.text() : "")));
  const others = answers.at(-1)?.headers.get("Regnum-Fallback")?.split(" ") ?? [];
  return { bundle: bundled(lang, sources), others };
}

/** One catalogue from its sources, the later ones before the earlier. */
function bundled(lang: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** The messages of one game, with the names people have at one table; `across`: read from opposite the first seat. */
export class Words {
  constructor(
    readonly game: string,
    readonly names: readonly string[] = [],
    readonly colours: readonly string[] = [],
    readonly across = false,
  ) {}

  #renderer(game = this.game): MessageRenderer {
    return new MessageRenderer(texts.bundles(game), this.names, this.colours, this.across);
  }

  say(id: string, args: Args = {}): string {
    return this.text(message(id, args));
  }

  title(id: string, args: Args = {}): string {
    return headed(this.say(id, args));
  }

  text(told: Message): string {
    return this.#renderer(this.game || told.game).text(told);
  }

  /** A name as it stands on a label. */
  label(told: Message): string {
    return headed(this.text(told));
  }

  /** A sentence in pieces, inner messages kept apart. */
  parts(told: Message): SentencePart[] {
    return this.#renderer(this.game || told.game).parts(told);
  }

  /** Why not, as a sentence. */
  why(refusal: Refusal): string {
    const id = `refused-${refusal.code.replaceAll("_", "-")}`;
    const told = (key: string) => headed(this.text(message(key, refusal.facts, refusal.game)));
    return refusal.advice ? `${told(id)} ${told(`${id}.advice`)}` : told(id);
  }

  has(id: string): boolean {
    return this.#renderer().has(id);
  }

  /** What a side is called: its player's name, else its colour. */
  player(seat: number): string {
    return this.#renderer().player(seat);
  }
}

export const texts = new Texts();
const shared = new Words("");
