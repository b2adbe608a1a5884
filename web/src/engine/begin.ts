/** The page that needs no server: its language, its transports, its Web Workers, and the screen of its first start. */
import { mount } from "svelte";
import { LANGUAGES } from "../lib/settings.svelte";
import { engine } from "./engine.svelte";
import { BASE } from "./files";
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
  document.documentElement.lang = reader();
  install();
  // First, so that what the server is made of is fetched once and kept.
  await updates.register(`${BASE}sw.js`);
  void open();
  const target = document.createElement("div");
  document.body.append(target);
  mount(Start, { target });
}

async function open(): Promise<void> {
  if (await onlyTab(() => engine.stop("taken"))) await engine.start();
  else engine.stop("taken");
  void navigator.storage?.persist?.().catch(() => false);
}
