import { withoutQueries } from "../element/strings.ts";

/**
 * Reason why a call has no result: `network`: no connection, no response in time, offline. `server`: the suite raised an exception, or HTTP 5xx.
 * `session`: the session or the CSRF token is invalid, so the page has to be loaded again. `access`: this visitor has no permission. `contract`: the
 * response has not the form of the contract. `config`: the page asks for a missing route or record, or for a server that does not allow this origin.
 */
export type ErrorKind = "network" | "server" | "session" | "access" | "contract" | "config";

/** Error of a call. Other copies of our code throw their own class: compare errors by `kind`, not by `instanceof`. */
export class SuiteError extends Error {
  override readonly name = "SuiteError";
  // declared alone: fields that the constructor fills are not made twice
  declare readonly kind: ErrorKind;
  /**
   * Message of the suite, often from its database; `""` if there is none. Never a traceback. Shown only where the suite's own front end shows it, as
   * text; visitors read `failureText`.
   */
  declare readonly text: string;
  /** Message for visitors in their language, such as "Sold out."; `""` for all others. One line of at most 500 characters, as text. */
  declare readonly sentence: string;
  /** True if the same call may succeed later. */
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

/** Returns true if the suite may have done its work although the call failed: no response came, or a page in its place. */
export const mayBeDone = (error: unknown): boolean => /network|contract/.test((error as SuiteError).kind);
