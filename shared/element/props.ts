import { type Attribute, attributeName, type Attributes } from "./attribute.ts";
import type { TextTable, TextTables } from "./declaration.ts";
import { hint } from "./hints.ts";
import { withoutQueries } from "./strings.ts";

/**
 * Returns the value of a prop. Text may come from markup or from a script (`element.resId = "3"`); other values are a script's own and keep their
 * identity. A prop without a value has its default.
 */
function read(tag: string, name: string, attribute: Attribute, value: unknown): unknown {
  const { kind, parse, expected, required, default: fallback } = attribute;
  if (value == null || (value === "" && kind !== "flag")) return fallback;
  if (typeof value !== "string") return value;
  const parsed = parse(value);
  if (parsed === undefined && !required)
    hint(({ unreadable }) => unreadable(tag, attributeName(name, attribute), withoutQueries(value), expected));
  return parsed ?? fallback;
}

/** Required attribute that is missing, or whose value cannot be read: its name, its value, and what is expected. */
type Wrong = readonly [name: string, value: string, expected: string];

/**
 * Returns all props of an element, or the first required attribute that has none.
 * @param isLenient true if no attribute is required
 */
export function readProps(
  tag: string,
  attributes: Attributes,
  values: Record<string, unknown>,
  isLenient?: boolean,
): Record<string, unknown> | Wrong {
  const props: Record<string, unknown> = {};
  for (const name in attributes) {
    const attribute = attributes[name]!;
    const value = values[name];
    props[name] = read(tag, name, attribute, value);
    if (attribute.required && !isLenient && (props[name] ?? "") === "")
      return [attributeName(name, attribute), (value ?? "") as string, attribute.expected];
  }
  return props;
}

export const textAttribute = (key: string): string => attributeName("text-" + key).replace("data-text--", "data-text-");

/** Returns the texts of several tables as one table; tables that the catalogue lacks are left out. */
export const mergeTexts = (tables: TextTables, catalogue: Partial<TextTables> = tables): TextTable =>
  Object.assign({}, ...Object.keys(tables).map((name) => catalogue[name]));

/** Returns the keys of the texts that a page author may replace: those that depend on no count. */
export const replaceableTexts = (tables: TextTables): string[] =>
  Object.keys(mergeTexts(tables)).filter((key) => !key.includes("_"));

/** Returns the texts that a visitor sees: `data-text-…` before the translation, and the translation before English. */
export function readTexts(host: Element, tables: TextTables, catalogue?: Partial<TextTables>): TextTable {
  const texts: Record<string, string> = { ...mergeTexts(tables), ...mergeTexts(tables, catalogue) };
  for (const key of replaceableTexts(tables)) texts[key] = host.getAttribute(textAttribute(key)) || texts[key]!;
  return texts;
}
