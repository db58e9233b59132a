const comments = /\/\*[^]*?\*\//g;

/** Returns the default in `var(--suite-name, default)`, with nested brackets. */
function fallbackAt(css: string, start: number): string {
  let depth = 1;
  let end = start;
  while (end < css.length && (depth += css[end] === "(" ? 1 : css[end] === ")" ? -1 : 0) > 0) end++;
  return css.slice(start, end).replace(/\s+/g, " ").trim();
}

/** Writes lengths of `tokens.css` in em, as an author would write them. */
const inEm = (css: string): string =>
  css.replace(/calc\((-?[\d.]+) \* var\(--_rem\)\)/g, "$1em").replace(/^var\(--_rem\)$/, "1em");

/**
 * Returns the public tokens that a style sheet reads, with their defaults: `--suite-space` -> `0.25em`. The first default of a name
 * counts.
 */
export function readTokens(css: string): Map<string, string> {
  const text = css.replace(comments, "");
  const found = new Map<string, string>();
  for (const match of text.matchAll(/var\(\s*(--suite-[\w-]+)\s*,/g)) {
    const [whole, name = ""] = match;
    if (!found.has(name)) found.set(name, inEm(fallbackAt(text, match.index + whole.length)));
  }
  return found;
}

/** Returns the private names that a style sheet defines or reads. */
const privateNames = (css: string): string[] => css.match(/--_[\w-]+/g) ?? [];

/**
 * Returns the public tokens that can change a style sheet: those that it reads, and those behind the private names of `tokens.css`, such
 * as `--_space`.
 */
export function reachedTokens(css: string, tokensCss: string): Set<string> {
  const definitions = new Map<string, string>();
  for (const [, name = "", value = ""] of tokensCss.replace(comments, "").matchAll(/(--_[\w-]+):([^;]+);/g)) {
    definitions.set(name, `${definitions.get(name) ?? ""} ${value}`);
  }
  const text = css.replace(comments, "");
  const reached = new Set(readTokens(text).keys());
  const names = new Set(privateNames(text));
  for (const name of names) {
    const value = definitions.get(name) ?? "";
    for (const token of readTokens(value).keys()) reached.add(token);
    for (const further of privateNames(value)) names.add(further);
  }
  return reached;
}
