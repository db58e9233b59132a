/** Whose statement: each has a page and a call of its own. */
export type StatementKind = "customer" | "vendor";

/** What the suite answers, as text that is JSON; without `msg`, or with an empty one, it says nothing (behaviour/portal.md item 42). */
export interface StatementAnswer {
  readonly msg?: string;
}
