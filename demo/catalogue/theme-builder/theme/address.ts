import { fieldNames, isField, readField, type Theme } from "./fields.ts";
import { finishedThemes, plain } from "./finished.ts";

/** The start of a theme by its name in an address. */
const startOf = (id: string | null): { readonly id: string; readonly theme: Theme } =>
  finishedThemes.find((finished) => finished.id === id) ?? plain;

/**
 * The theme that an address means: `theme` is the one that was started from, each field that follows replaces a value of
 * it, the last one of a name counts. What is unknown or cannot be is passed over.
 */
export function fromQuery(query: URLSearchParams): { readonly start: string; readonly theme: Theme } {
  const { id, theme } = startOf(query.get("theme"));
  const values: Partial<Record<keyof Theme, string>> = {};
  for (const [name, text] of query) {
    const value = isField(name) ? readField(name, text) : undefined;
    if (value !== undefined && isField(name)) values[name] = value;
  }
  return { start: id, theme: { ...theme, ...values } };
}

/** The shortest query that means this theme, without the `?`. */
export function toQuery(theme: Theme, start: string): string {
  const base = startOf(start);
  const changed = fieldNames.filter((name) => theme[name] !== base.theme[name]);
  return new URLSearchParams([["theme", base.id], ...changed.map((name) => [name, theme[name]])]).toString();
}
