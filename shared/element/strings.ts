/** Functions of strings. This module imports nothing: calls, which run without the element layer, load it. */

/** Returns a text without the queries and fragments of its addresses, which may hold access tokens: operators read logs and reports. */
export const withoutQueries = (text: string): string =>
  text.replace(/\S+/g, (word) => (/\/|[?#][\w.-]+=/.test(word) ? word.replace(/[?#].*?(:?)$/s, "$1") : word));

/** Returns a text as one line: each run of white space becomes one space, and none is left at the ends. Returns "" if there is no text. */
export const collapseSpace = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
