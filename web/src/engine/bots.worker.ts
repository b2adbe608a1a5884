/** The Web Worker in which bots think. */
import type { FromBots, ToBots } from "./bots";
import { loadPython } from "./python";

/** regnum.server.browser.web_worker.Answerer. */
interface Answerer {
  answer(line: string): string;
}

const say = (message: FromBots): void => postMessage(message);
let answerer: Answerer;

async function hear(order: ToBots): Promise<FromBots> {
  if (order.do === "think") return { tell: "thought", line: answerer.answer(order.line) };
  const python = await loadPython(order.base, () => undefined);
  answerer = python.pyimport("regnum.server.browser.web_worker").Answerer!() as unknown as Answerer;
  return { tell: "ready" };
}

addEventListener("message", (event: MessageEvent<ToBots>) => {
  hear(event.data).then(say, (wrong: unknown) => say({ tell: "failed", about: String(wrong) }));
});
