/** Functions of strings. This module imports nothing: calls, which run without the element layer, load it. */

/**
 * Returns a text without the queries, fragments and passwords of its addresses, which may hold access tokens, and without the UUIDs that the suite uses
 * as tokens, in paths as well: operators read logs and reports.
 */
export const withoutQueries = (text: string): string =>
  text
    .replace(/\S+/g, (word) => (/\/|[?#][\w.-]+=/.test(word) ? word.replace(/[?#].*?(:?)$/s, "$1") : word))
    .replace(/\/\/[^\s/]*@/g, "//")
    .replace(/\b[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}\b/gi, "…");

/** Returns a text as one line: each run of white space becomes one space, and none is left at the ends. Returns "" if there is no text. */
export const collapseSpace = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
