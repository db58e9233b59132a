import { type Attribute, attributeName, type Attributes } from "./attribute.ts";
import type { TextTable } from "./declaration.ts";
import { hint } from "./hints.ts";
import { withoutQueries } from "./report.ts";

/**
 * What a stored value comes to. Text may come from markup or from a script (`element.resId = "3"`); other values are
 * a script's own and keep their identity. Nothing given is the default.
 */
function read(tag: string, name: string, attribute: Attribute, value: unknown): unknown {
  const { kind, parse, expected, default: fallback } = attribute;
  if (value == null || (value === "" && kind !== "flag")) return fallback;
  if (typeof value !== "string") return value;
  const parsed = parse(value);
  if (parsed === undefined)
    hint(({ unreadable }) => unreadable(tag, attributeName(name, attribute), withoutQueries(value), expected));
  return parsed ?? fallback;
}

/** All props of an element, or the name of the first required attribute that is missing. */
export function readProps(
  tag: string,
  attributes: Attributes,
  values: Record<string, unknown>,
): Record<string, unknown> | string {
  const props: Record<string, unknown> = {};
  for (const name in attributes) {
    const attribute = attributes[name]!;
    props[name] = read(tag, name, attribute, values[name]);
    if (attribute.required && (props[name] ?? "") === "") return attributeName(name, attribute);
  }
  return props;
}

export const textAttribute = (key: string): string => attributeName("text-" + key).replace("data-text--", "data-text-");

/** The texts that a visitor sees: the author's `data-text-…` before the translation before English. */
export function readTexts<T extends TextTable>(host: Element, english: T, translated: Partial<T> | undefined): T {
  const texts: Record<string, unknown> = { ...english, ...translated };
  for (const key in english) {
    const own = host.getAttribute(textAttribute(key));
    if (own && typeof english[key] === "string") texts[key] = own;
  }
  return texts as T;
}
