/** HTTP requests: who I am, and requests that carry the token changes need. */
import type { Refusal } from "../wire/messages";
import { texts, Words } from "./texts.svelte";

export interface Me {
  person: string | null;
  name: string;
  lang: string;
  bot: boolean;
  email: string | null;
  /** The colour this person likes to play; null for any. */
  colour: string | null;
  csrf: string;
}

/** What the server answers when it says no (application/problem+json). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  refusal?: Refusal;
  sentence?: string;
  where?: string;
  line?: number;
}

export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }

  /** For the reader. */
  get sentence(): string {
    const { refusal, sentence, detail } = this.problem;
    if (refusal) return new Words(refusal.game).why(refusal);
    return sentence ?? detail;
  }
}

class Api {
  me = $state.raw<Me | null>(null);
  #asking: Promise<Me> | null = null;

  /** Who I am. Asked once, and again after `fresh`. */
  async who(fresh = false): Promise<Me> {
    if (fresh || !this.#asking) {
      this.#asking = this.get<Me>("/api/me").then((me) => (this.me = me));
      this.#asking.catch(() => (this.#asking = null)); // offline now is not offline for ever
    }
    return this.#asking;
  }

  /** My account; an anonymous visitor gets a guest account the first time something must be stored. */
  async guest(name?: string): Promise<Me> {
    const me = await this.who();
    if (me.person) return me;
    const body = name ? { name, lang: texts.lang } : { lang: texts.lang };
    this.me = await this.send<Me>("POST", "/api/me", body);
    this.#asking = Promise.resolve(this.me);
    return this.me;
  }

  async get<T>(path: string): Promise<T> {
    return this.#read<T>(await fetch(path, { headers: { accept: "application/json" } }));
  }

  async text(path: string): Promise<string> {
    const answer = await fetch(path);
    if (!answer.ok) await this.#read(answer);
    return answer.text();
  }

  /** A request that changes something. */
  async send<T>(method: "POST" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
    const csrf = (this.me ?? (await this.who())).csrf;
    const headers: Record<string, string> = { "X-Regnum-Csrf": csrf || "new", accept: "application/json" };
    if (body !== undefined) headers["content-type"] = "application/json";
    const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    return this.#read<T>(answer);
  }

  post<T>(path: string, body?: unknown): Promise<T> {
    return this.send<T>("POST", path, body);
  }

  async #read<T>(answer: Response): Promise<T> {
    const json = (answer.headers.get("content-type") ?? "").includes("json");
    const said: unknown = json ? await answer.json() : await answer.text();
    if (answer.ok) return said as T;
    const problem = json
      ? (said as Problem)
      : { type: "", title: answer.statusText, status: answer.status, detail: `${answer.status} ${answer.statusText}` };
    throw new ApiError(problem);
  }
}

export const api = new Api();
