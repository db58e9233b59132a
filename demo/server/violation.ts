const kinds: Readonly<Record<string, "not null" | "foreign key" | "unique">> = {
  23502: "not null",
  23503: "foreign key",
  23505: "unique",
};

/** Returns the constraint that rejected a statement; undefined for other errors. */
export function violationOf(
  error: unknown,
): { kind: "not null" | "foreign key" | "unique"; constraint: string } | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  const kind = kinds[String(error.code)];
  return kind && { kind, constraint: "constraint" in error ? String(error.constraint) : "" };
}
