export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Prints rows of equal columns under a heading. */
export function table(heading: string, rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[0]!))).join("  ");
  console.log(`\n${heading}\n${rows.map((row) => `  ${line(row)}`).join("\n")}`);
}

const missed: string[] = [];

/** Returns a cell with a measured value; a value above its limit makes the bench fail. */
export function target(what: string, value: number, limit: number, digits = 0): string {
  if (value > limit) missed.push(`${what}: ${value.toFixed(digits)}, at most ${limit} is allowed`);
  return `${value.toFixed(digits)} ${value > limit ? "✗" : "✓"}`;
}

/** Prints missed targets; the process then exits with 1. */
export function conclude(): void {
  console.log(missed.length ? `\nMissed:\n${missed.map((line) => `  ${line}`).join("\n")}` : "\nAll targets are met.");
  process.exitCode = missed.length ? 1 : 0;
}
