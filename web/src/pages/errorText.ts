/** What went wrong, for the reader: the server's refusal in words, else what its status means. */
import { ApiError } from "../lib/api.svelte";
import { texts } from "../lib/texts.svelte";

const BY_STATUS: Record<number, string> = {
  401: "page-old-form",
  403: "page-old-form",
  404: "ui-not-found",
  413: "page-wrong-input",
  422: "page-wrong-input",
  429: "ui-too-fast",
};

const BY_TYPE: Record<string, string> = { no_such_table: "ui-table-not-found" };

export function errorText(error: unknown, byType: Record<string, string> = {}): string {
  if (!(error instanceof ApiError)) return texts.say("page-not-sent");
  const { problem } = error;
  if (problem.refusal) return error.sentence;
  const type = problem.type.replace("urn:regnum:", "");
  const id = { ...BY_TYPE, ...byType }[type] ?? BY_STATUS[problem.status];
  return texts.say(id ?? (problem.status >= 500 ? "ui-server-error" : "ui-error"));
}

/** The sentence the server wrote for programmers, where it says more than ours. */
export function reason(error: unknown): string {
  return error instanceof ApiError && error.problem.status === 422 ? error.problem.detail : "";
}
