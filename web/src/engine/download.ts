/**
 * A file of the page whose arrival is told while it comes. If the connection breaks, what has come is kept beside the files
 * of the page; the next try asks for the rest alone.
 */
import { besideFiles, type Beside } from "./beside";

/** The connection broke, or the web space does not have the file. */
export class DownloadBroken extends Error {}

type Arrived = (bytes: number) => void;

const EMPTY = new Uint8Array();

/** Fetch a file; `arrived` hears of all its bytes, also of those that came before. */
export async function download(base: string, file: string, arrived: Arrived): Promise<Uint8Array<ArrayBuffer>> {
  const beside = await besideFiles(base, file);
  const before = (await readPart(beside)) ?? EMPTY;
  const { content, resumed } = await fetched(base + file, before, beside, arrived);
  if (!resumed) return content;
  await beside!.cache.delete(partAddress(beside!));
  // The rest may be of another version, or the web space has its own idea of what is compressed.
  if (!(await isWhole(content, beside!.hash))) return download(base, file, () => undefined);
  await beside!.cache.put(base + file, new Response(content)).catch(() => undefined);
  return content;
}

async function fetched(address: string, before: Uint8Array, beside: Beside | null, arrived: Arrived) {
  const stop = new AbortController();
  const offline = (): void => stop.abort();
  addEventListener("offline", offline); // a connection that is gone may say nothing for minutes
  const pieces: Uint8Array[] = [];
  let resumed: boolean;
  try {
    // The browser's own cache may hold a piece too, and would ask for something else.
    const rest: RequestInit = before.length ? { headers: { range: `bytes=${before.length}-` }, cache: "no-store" } : {};
    const answer = await fetch(address, { ...rest, signal: stop.signal });
    if (!answer.ok || !answer.body) throw new DownloadBroken(`${address}: ${answer.status}`);
    resumed = answer.status === 206;
    const take = (piece: Uint8Array): void => (pieces.push(piece), arrived(piece.length));
    if (resumed) take(before);
    const reader = answer.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) take(next.value);
  } catch (wrong) {
    if (pieces.length) await keepPart(beside, joined(pieces));
    throw wrong instanceof DownloadBroken ? wrong : new DownloadBroken(`${address}: ${String(wrong)}`);
  } finally {
    removeEventListener("offline", offline);
  }
  return { content: joined(pieces), resumed };
}

function joined(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const partAddress = ({ address, hash }: Beside): string => `${address}.part-${hash}`;

async function readPart(beside: Beside | null): Promise<Uint8Array | null> {
  const found = await beside?.cache.match(partAddress(beside)).catch(() => undefined);
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
}

/** Without room for it the next try begins anew. */
async function keepPart(beside: Beside | null, part: Uint8Array<ArrayBuffer>): Promise<void> {
  await beside?.cache.put(partAddress(beside), new Response(part)).catch(() => undefined);
}

/** Whether it has the hash that the list of files gives: as many of its first digits as that has. */
async function isWhole(content: Uint8Array<ArrayBuffer>, hash: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  const digits = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.startsWith(hash);
}
