/** Whose statement: each has a page and a call of its own. */
export type StatementKind = "customer" | "vendor";

/** What the suite answers, as text that is JSON; with an empty `msg` it says nothing (behaviour/portal.md item 42), without one it has sent nothing. */
export interface StatementAnswer {
  readonly msg?: string | false;
}
