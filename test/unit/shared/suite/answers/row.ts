import type { Connection } from "#shared/suite/index.ts";
import { header } from "#test/fixtures/wire/recordings.ts";
import { recording } from "../server.ts";

/** Call of an element with an answer. */
export interface Row {
  readonly ask: (client: Connection) => Promise<unknown>;
  /** Result of a JSON-RPC answer; the whole answer with `body`. */
  readonly answer: unknown;
  /** True for a form post or a page, whose answer is not JSON-RPC. */
  readonly body?: true;
  /** Paths of the answer's fields that may be `false` and then read as empty, except booleans. */
  readonly mayBeFalse?: string;
  /** Responses that are accepted, since the route's own response is not recorded. */
  readonly mayBe?: readonly string[];
  /** Reason why any response without an error is accepted. */
  readonly anyAnswer?: string;
}

/** Returns the recorded result of a call. */
export const recorded = (name: string): unknown =>
  (recording(name).response.json as { readonly result: unknown } | undefined)?.result;

/** Returns the recorded body of a page or a post: JSON unchanged, a page as text. */
export function recordedBody(name: string): unknown {
  const { body = "", headers } = recording(name).response;
  return /html/.test(header(headers, "content-type") ?? "") && !/^[{[]/.test(body)
    ? body
    : (JSON.parse(body) as unknown);
}

/** Path of the whole answer. */
export const itself = "itself";
