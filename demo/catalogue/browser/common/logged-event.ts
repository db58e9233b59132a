/** Event that the page received. */
export interface LoggedEvent {
  /** ISO 8601. */
  readonly time: string;
  readonly type: string;
  /** Detail as JSON; null if the event has none. */
  readonly detail: unknown;
}

/** Returns a detail as JSON, or as text if JSON cannot hold it, such as a circular object. */
function jsonOf(detail: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(detail ?? null)) as unknown;
  } catch {
    return String(detail);
  }
}

export const toLogged = ({ type, detail }: Pick<CustomEvent<unknown>, "type" | "detail">, now: Date): LoggedEvent => ({
  time: now.toISOString(),
  type,
  detail: jsonOf(detail),
});

/** Returns true if an event has all words of the query in its name or its detail, case-insensitive. */
export function matches({ type, detail }: LoggedEvent, query: string): boolean {
  const text = `${type} ${JSON.stringify(detail)}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
