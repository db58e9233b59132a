import { array, type InferOutput, maxLength, number, object, pipe, record, string } from "valibot";

const short = pipe(string(), maxLength(500));

/** What a page of the suite tells when it is done; by the browser of whoever walks it, so nothing in it is believed before it fits. */
export const pageReport = object({
  /** Path of the page. */
  path: short,
  /** How many of each tag took the page's markup. */
  adopted: record(short, number()),
  /** Chunks that gave behaviour to the page's own markup. */
  chunks: array(short),
  /** How much markup nobody took, by the tag whose it would be. */
  left: record(short, number()),
  /** What elements said of themselves, as `suite-error`. */
  errors: array(short),
});
type PageReport = InferOutput<typeof pageReport>;

const listOf = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([tag, count]) => (count > 1 ? `${tag} ×${count}` : tag));

/** Nothing that would move the cursor of a terminal. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, " ");

/** As lines for a terminal, without the last line's end. */
export function linesOf({ path, adopted, chunks, left, errors }: PageReport): string {
  return [
    path,
    `  adopted: ${[...listOf(adopted), ...chunks].join(", ") || "nothing"}`,
    `  nobody took the markup of: ${listOf(left).join(", ") || "all was taken"}`,
    ...errors.map((error) => `  error: ${error}`),
  ]
    .map(plain)
    .join("\n");
}
