import { array, type InferOutput, maxLength, number, object, pipe, record, string } from "valibot";

const short = pipe(string(), maxLength(500));

/** Report of a settled page. It comes from a visitor's browser, so it is validated. */
export const pageReport = object({
  /** Path of the page. */
  path: short,
  /** Number of adopted elements by tag. */
  adopted: record(short, number()),
  /** Chunks that enhanced the page's own markup. */
  chunks: array(short),
  /** Number of markup blocks that were not adopted, by the tag that they belong to. */
  left: record(short, number()),
  /** Errors of elements, from `suite-error`. */
  errors: array(short),
});
type PageReport = InferOutput<typeof pageReport>;

const listOf = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([tag, count]) => (count > 1 ? `${tag} ×${count}` : tag));

/** Removes control characters, which could move the cursor of a terminal. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, " ");

/** Returns the report as lines for a terminal, without a final line break. */
export function linesOf({ path, adopted, chunks, left, errors }: PageReport): string {
  return [
    path,
    `  adopted: ${[...listOf(adopted), ...chunks].join(", ") || "nothing"}`,
    `  not adopted: ${listOf(left).join(", ") || "nothing"}`,
    ...errors.map((error) => `  error: ${error}`),
  ]
    .map(plain)
    .join("\n");
}
