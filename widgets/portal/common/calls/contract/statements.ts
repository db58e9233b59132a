/** Whose statement: each has a page and a call of its own. */
export type StatementKind = "customer" | "vendor";

/** The suite's answer, as JSON text. An empty `msg` says nothing; without `msg` nothing was sent. */
export interface StatementAnswer {
  readonly msg?: string | false;
}
