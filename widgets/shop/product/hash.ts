import { writeAddress } from "#shared/html/index.ts";

/** Names the choice in the address: `#attr=<value id>,<value id>` beside whatever else the hash says. */

const pattern = /(^|&)attr=([\d,]*)/;

/** Ids that the address names; those of other products may be among them. */
export const idsInHash = (hash: string): number[] =>
  (pattern.exec(hash.slice(1))?.[2] ?? "").split(",").map(Number).filter(Boolean);

export function hashWith(hash: string, ids: readonly number[]): string {
  const rest = hash.slice(1).replace(pattern, "").replace(/^&/, "");
  return `#${[rest, `attr=${ids.join()}`].filter(Boolean).join("&")}`;
}

/** Writes it without a step in the browser's history. */
export const nameChoice = (ids: readonly number[]): void => writeAddress(hashWith(location.hash, ids));
