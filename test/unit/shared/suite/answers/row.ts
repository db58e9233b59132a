import type { Connection } from "#shared/suite/index.ts";
import { header } from "#test/fixtures/wire/recordings.ts";
import { recording } from "../server.ts";

/** A call of an element, and an answer to it. */
export interface Row {
  readonly ask: (client: Connection) => Promise<unknown>;
  /** The result of a JSON-RPC answer; with `body` the whole answer. */
  readonly answer: unknown;
  /** A form post or a page: the answer is no JSON-RPC. */
  readonly body?: true;
  /** Fields of the answer, as paths, that may be `false` and read as empty; besides those that are true or false. */
  readonly mayBeFalse?: string;
  /** Responses that are accepted, since the route's own response is not recorded. */
  readonly mayBe?: readonly string[];
  /** Reason why any response without an error is accepted. */
  readonly anyAnswer?: string;
}

/** The recorded result of a call. */
export const recorded = (name: string): unknown =>
  (recording(name).response.json as { readonly result: unknown } | undefined)?.result;

/** The recorded body of a page or of a post: JSON as it is, a page as text. */
export function recordedBody(name: string): unknown {
  const { body = "", headers } = recording(name).response;
  return /html/.test(header(headers, "content-type") ?? "") && !/^[{[]/.test(body)
    ? body
    : (JSON.parse(body) as unknown);
}

/** Stands for the whole answer among the paths of its fields. */
export const itself = "itself";
