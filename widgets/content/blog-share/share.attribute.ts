/** What may be done with a selected text. */
export type Use = "tweet" | "comment";

const isUse = (word: string): word is Use => word === "tweet" || word === "comment";

/** Reads "tweet comment"; undefined where a word is not known. */
export function parseUses(list: string): readonly Use[] | undefined {
  const words = list.trim().split(/\s+/);
  return words.every(isUse) ? words : undefined;
}
