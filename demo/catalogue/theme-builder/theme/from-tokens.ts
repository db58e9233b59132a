import {
  array,
  literal,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  pipe,
  record,
  safeParse,
  string,
  tuple,
  union,
  unknown,
} from "valibot";
import { fromRgb, type Triple } from "./color.ts";
import { choiceNames, choices, colorField, colorNames, readField, schemes, sizeNames, sizeOf } from "./fields.ts";
import type { Given } from "./given.ts";
import { choiceTokens } from "./to-tokens.ts";

const part = pipe(number(), minValue(0), maxValue(1));
const colorToken = object({
  $value: object({ colorSpace: literal("srgb"), components: tuple([part, part, part]) }),
});
const measure = object({ $value: object({ value: number(), unit: string() }) });
const bare = object({ $value: number() });
const family = pipe(string(), maxLength(100));
const font = object({ $value: union([pipe(array(family), maxLength(20)), family]) });
const choice = object({ $value: unknown() });

/** Untrusted record; only known names are looked up in it. */
const group = record(string(), unknown());
const inside = (value: unknown, key: string): unknown => {
  const read = safeParse(group, value);
  return read.success && Object.hasOwn(read.output, key) ? read.output[key] : undefined;
};

function sizeIn(root: unknown, name: (typeof sizeNames)[number]): string | undefined {
  const { unit } = sizeOf(name);
  if (!unit) {
    const read = safeParse(bare, inside(root, name));
    return read.success ? String(read.output.$value) : undefined;
  }
  const read = safeParse(measure, inside(root, name));
  if (!read.success) return;
  const { value, unit: own } = read.output.$value;
  if (unit === "em" && own === "rem") return String(value);
  if (unit === "em" && own === "px") return String(value / 16);
  if (unit === "ms" && own === "s") return String(value * 1000);
  return own === unit ? String(value) : undefined;
}

function fontIn(root: unknown): string | undefined {
  const read = safeParse(font, inside(root, "font"));
  if (!read.success) return;
  const quoted = (name: string) => (/^[\p{L}_-][\p{L}\p{N}_-]*$/u.test(name) ? name : `"${name}"`);
  return [read.output.$value].flat().map(quoted).join(", ");
}

function choiceIn(root: unknown, name: (typeof choiceNames)[number]): string | undefined {
  const read = safeParse(choice, inside(root, name));
  if (!read.success) return;
  const value = JSON.stringify(read.output.$value);
  return choices[name].find((one) => JSON.stringify(choiceTokens[name](one).$value) === value);
}

/** Reads a theme from design tokens in the shape of `toTokens`; undefined if the text is not JSON. */
export function fromTokens(text: string): Given | undefined {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return;
  }
  const given: Given = {};
  const take = (field: keyof Given, value: string | undefined): void => {
    const read = value === undefined ? undefined : readField(field, value);
    if (read !== undefined) given[field] = read;
  };
  for (const scheme of schemes)
    for (const name of colorNames) {
      const read = safeParse(colorToken, inside(inside(inside(root, "color"), scheme), name));
      if (read.success) take(colorField(name, scheme), fromRgb(read.output.$value.components as Triple));
    }
  for (const name of sizeNames) take(name, sizeIn(root, name));
  for (const name of choiceNames) take(name, choiceIn(root, name));
  take("font", fontIn(root));
  return given;
}
