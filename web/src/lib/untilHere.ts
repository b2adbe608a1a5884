/** What a page cannot do without is asked for until it comes: a line may be lost, a server may start anew. */
const FIRST = 1000; // ms until it is asked for again
const SLOWEST = 15_000;
const NOT_FOUND = 404;

/** A file as it comes; one that does not exist comes as `ok: false`. */
export async function untilHere(path: string): Promise<Response> {
  for (let wait = FIRST; ; wait = Math.min(2 * wait, SLOWEST)) {
    const answer = await fetch(path).catch(() => null);
    if (answer && (answer.ok || answer.status === NOT_FOUND)) return answer;
    await new Promise((over) => setTimeout(over, wait));
  }
}
