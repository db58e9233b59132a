/** Edits between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (a[i] === b[j] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Names the known tag that is nearest to an unknown one. */
export function unknown(tag: string, tags: readonly string[]): void {
  const [nearest] = tags.map((known) => [distance(tag, known), known] as const).sort(([a], [b]) => a - b);
  console.warn(`<${tag}> is not an element of suite-widgets` + (nearest ? `; did you mean <${nearest[1]}>?` : ""));
}
