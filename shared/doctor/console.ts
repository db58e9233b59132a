/** Lines of our code in the console, from now and from before. */
import { withoutQueries } from "./addresses.ts";

/** Warnings from before the doctor was loaded, which shared/element/diagnose.ts keeps. */
const earlier = (): Iterable<string> =>
  (globalThis as { [key: symbol]: { warned?: Set<string> } | undefined })[Symbol.for("suite.page")]?.warned ?? [];

/** Shortens a line for a report, and removes tokens of visitors. */
const bare = (line: string) => withoutQueries(line.slice(0, 1000));

/** Greatest number of lines: a page may live long. */
const limit = 1000;

const isOurs = (text: unknown): text is string => typeof text === "string" && /^(suite-widgets: |<suite-)/.test(text);

/**
 * Listens to our warnings and errors, each of which the console still shows.
 * @returns the lines, each once, and a function that ends listening
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
      // another script may have wrapped the function since
      if (console[level] === listener) console[level] = said;
    };
  });
  return { lines, stop: () => ends.forEach((end) => end()) };
}
