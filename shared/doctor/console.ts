/** What our code says in the console, now and before. */
import { withoutQueries } from "./addresses.ts";

/** Warnings of before the doctor came, which shared/element/diagnose.ts keeps. */
const earlier = (): Iterable<string> =>
  (globalThis as { [key: symbol]: { warned?: Set<string> } | undefined })[Symbol.for("suite.page")]?.warned ?? [];

/** As long as a report can use, and without tokens of visitors. */
const bare = (line: string) => withoutQueries(line.slice(0, 1000));

/** A page that lives long says much. */
const limit = 1000;

const isOurs = (text: unknown): text is string => typeof text === "string" && /^(suite-widgets: |<suite-)/.test(text);

/**
 * Listens to warnings and errors of ours, each of which the console still shows.
 * @returns the lines, each once, and what ends listening
 */
export function listen(): { readonly lines: ReadonlySet<string>; stop(): void } {
  const lines = new Set([...earlier()].map(bare));
  const ends = (["warn", "error"] as const).map((level) => {
    const said = console[level];
    const listener = (...words: unknown[]) => {
      said.apply(console, words);
      const [text, error] = words;
      if (isOurs(text) && lines.size < limit)
        lines.add(bare(error instanceof Error ? `${text}: ${error.message}` : text));
    };
    console[level] = listener;
    return () => {
      // somebody may have come after us
      if (console[level] === listener) console[level] = said;
    };
  });
  return { lines, stop: () => ends.forEach((end) => end()) };
}
