/** What our code says in the console, now and before. */

/** Warnings of before the doctor came, which shared/element/diagnose.ts keeps. */
const earlier = (): Iterable<string> =>
  (globalThis as { [key: symbol]: { warned?: Set<string> } | undefined })[Symbol.for("suite.page")]?.warned ?? [];

const isOurs = (text: unknown): text is string => typeof text === "string" && /^(suite-widgets: |<suite-)/.test(text);

/**
 * Listens to warnings and errors of ours, each of which the console still shows.
 * @returns the lines, each once, and what ends listening
 */
export function listen(): { readonly lines: ReadonlySet<string>; stop(): void } {
  const lines = new Set(earlier());
  const ends = (["warn", "error"] as const).map((level) => {
    const said = console[level];
    const listener = (...words: unknown[]) => {
      said.apply(console, words);
      const [text, error] = words;
      if (isOurs(text)) lines.add(error instanceof Error ? `${text}: ${error.message}` : text);
    };
    console[level] = listener;
    return () => {
      // somebody may have come after us
      if (console[level] === listener) console[level] = said;
    };
  });
  return { lines, stop: () => ends.forEach((end) => end()) };
}
