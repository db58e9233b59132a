/** An event that the page heard. */
export interface Heard {
  /** ISO 8601. */
  readonly time: string;
  readonly type: string;
  /** As JSON has it; null where there is none. */
  readonly detail: unknown;
}

/** What a detail is as JSON; a text where it is none, such as what holds itself. */
function jsonOf(detail: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(detail ?? null)) as unknown;
  } catch {
    return String(detail);
  }
}

export const heard = ({ type, detail }: Pick<CustomEvent<unknown>, "type" | "detail">, now: Date): Heard => ({
  time: now.toISOString(),
  type,
  detail: jsonOf(detail),
});

/** Whether an event has all of these words in its name or its detail, in any case of letters. */
export function matches({ type, detail }: Heard, words: string): boolean {
  const text = `${type} ${JSON.stringify(detail)}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
