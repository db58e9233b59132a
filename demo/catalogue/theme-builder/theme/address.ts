import { fieldNames, isField, readField, type Theme } from "./fields.ts";
import { plain, presets } from "./presets.ts";

/** Returns the theme to start from, by its name in an address. */
const startOf = (id: string | null): { readonly id: string; readonly theme: Theme } =>
  presets.find((preset) => preset.id === id) ?? plain;

/**
 * Reads the theme of an address: `theme` names the theme to start from, and each field replaces one of its values; of fields with one name
 * the last one counts. Skips unknown fields and invalid values.
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

/** Returns the shortest query of a theme, without the `?`. */
export function toQuery(theme: Theme, start: string): string {
  const base = startOf(start);
  const changed = fieldNames.filter((name) => theme[name] !== base.theme[name]);
  return new URLSearchParams([["theme", base.id], ...changed.map((name) => [name, theme[name]])]).toString();
}
