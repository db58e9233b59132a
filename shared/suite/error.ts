import { withoutQueries } from "../element/strings.ts";

/**
 * Why a call brought no result:
 * - `network` no connection, no answer in time, offline
 * - `server` the suite raised an exception, or HTTP 5xx
 * - `session` the session or the CSRF token is gone: the page has to be loaded again
 * - `access` this visitor may not
 * - `contract` what came is no answer, or not the one that the contract knows
 * - `config` the page asks for something that is not there: a route, a record, a server that answers this origin
 */
export type ErrorKind = "network" | "server" | "session" | "access" | "contract" | "config";

/** What a call throws. Other copies of our code throw their own class: tell errors apart by `kind`, not by `instanceof`. */
export class SuiteError extends Error {
  override readonly name = "SuiteError";
  // declared alone: fields that the constructor fills are not made twice
  declare readonly kind: ErrorKind;
  /** What the suite says, often of its database; `""` where it says nothing. Never a traceback. Shown only where the suite's own front end shows it, as text; visitors read `failureText`. */
  declare readonly text: string;
  /** What somebody wrote for visitors, in their language, such as "Sold out."; `""` for all else. One line of at most 500 characters, as text. */
  declare readonly sentence: string;
  /** Whether the same call may succeed later. */
  declare readonly retryable: boolean;

  /** @param message for the console, in English; queries of addresses in it are left out */
  constructor(
    kind: ErrorKind,
    message: string,
    {
      text = "",
      sentence = "",
      retryable = /^(network|server|contract)$/.test(kind),
      cause,
    }: { text?: string; sentence?: string; retryable?: boolean; cause?: unknown } = {},
  ) {
    super(withoutQueries(message), { cause });
    this.kind = kind;
    this.text = text;
    this.sentence = sentence;
    this.retryable = retryable;
  }
}

/** Whether the suite may have done what it was asked, though the call failed: no answer came, or a page in its place. */
export const mayBeDone = (error: unknown): boolean => /network|contract/.test((error as SuiteError).kind);
