/** The page that needs no server: its language, its transports, its Web Workers, and the screen of its first start. */
import { mount } from "svelte";
import { LANGUAGES } from "../lib/settings.svelte";
import { engine } from "./engine.svelte";
import { BASE, pageFiles } from "./files";
import { onlyTab } from "./oneTab";
import Start from "./Start.svelte";
import { install } from "./transports";
import { updates } from "./updates.svelte";

/** The first of the reader's languages that we speak. */
function reader(): string {
  const wishes = navigator.languages.map((each) => each.split("-", 1)[0]!);
  return wishes.find((each) => (LANGUAGES as readonly string[]).includes(each)) ?? "en";
}

export default async function begin(): Promise<void> {
  // web/page/old.js has said so already, and nothing here would run.
  if ("tooOld" in window) await new Promise(() => undefined);
  document.documentElement.lang = reader();
  install();
  // First, so that what the server is made of is fetched once and kept.
  await updates.register(`${BASE}sw.js`);
  void open();
  void fetchRules(document.documentElement.lang).catch(() => undefined);
  const target = document.createElement("div");
  document.body.append(target);
  mount(Start, { target });
}

async function open(): Promise<void> {
  if (await onlyTab(() => engine.stop("taken"))) await engine.start();
  else engine.stop("taken");
  void navigator.storage?.persist?.().catch(() => false);
}

/** What can be read while the rest comes, and also if that breaks off: a service worker keeps what was fetched once. */
async function fetchRules(lang: string): Promise<void> {
  const { files } = await pageFiles();
  const wanted = Object.keys(files).filter(
    (name) => name.startsWith(`texts/${lang}/`) || (name.startsWith("known/") && name.endsWith(`_lang_${lang}.json`)),
  );
  await Promise.all([import("../rules/Rules.svelte"), ...wanted.map((name) => fetch(BASE + name))]);
}
