import { createHash } from "node:crypto";

/**
 * Files in an order that only the seed decides: no test may depend on what ran before it.
 * @param {string[]} files
 * @param {number | string} seed
 */
export function shuffled(files, seed) {
  const lot = (file) => createHash("sha256").update(`${seed} ${file}`).digest("hex");
  return files.toSorted((first, second) => (lot(first) < lot(second) ? -1 : 1));
}
