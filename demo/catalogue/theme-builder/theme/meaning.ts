import { propertyOf } from "./css.ts";
import {
  type ChoiceName,
  choiceNames,
  choices,
  type ColorName,
  colorNames,
  type SizeName,
  sizeNames,
  sizeOf,
} from "./fields.ts";
import type { Declaration, Part } from "./sheet.ts";
import { choiceCss } from "./values.ts";

/** Field of a theme that a property sets. */
export type Subject = ColorName | SizeName | ChoiceName | "font";

/** Names for the same in other style sheets. */
const relatives: Readonly<Record<string, Subject>> = {
  "--primary": "accent",
  "--bs-primary": "accent",
  "--accent": "accent",
  "--color-primary": "accent",
  "--color-accent": "accent",
  "--success": "success",
  "--bs-success": "success",
  "--warning": "warning",
  "--bs-warning": "warning",
  "--danger": "danger",
  "--bs-danger": "danger",
  "--bs-body-bg": "page",
  "--bs-body-color": "text",
  "--bs-border-color": "line",
  "--bs-border-radius": "radius-control",
  "--bs-body-font-family": "font",
  "--font-family-sans-serif": "font",
};

const plainProperties: Readonly<Record<Part, Readonly<Record<string, Subject>>>> = {
  page: {
    background: "page",
    "background-color": "page",
    color: "text",
    "font-family": "font",
  },
  link: { color: "accent" },
  button: {
    background: "accent",
    "background-color": "accent",
    color: "on-accent",
    "border-radius": "radius-control",
  },
};

const tokens = new Map<string, Subject>(
  [...colorNames, ...sizeNames, ...choiceNames, "font" as const].map((name) => [propertyOf(name), name]),
);

/** Returns the field of a declaration and its priority: tokens have a higher one than colours of links. */
export function meaningOf({ property, part }: Declaration): { subject: Subject; rank: number } | undefined {
  const token = property.startsWith("--") ? tokens.get(property) : undefined;
  if (token) return { subject: token, rank: 4 };
  const relative = Object.hasOwn(relatives, property) ? relatives[property] : undefined;
  if (relative) return { subject: relative, rank: 3 };
  const properties = part && plainProperties[part];
  const subject = properties && Object.hasOwn(properties, property) ? properties[property] : undefined;
  return subject && { subject, rank: part === "link" ? 1 : 2 };
}

const inUnit: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  rem: ["em", 1],
  em: ["em", 1],
  px: ["em", 1 / 16],
  ms: ["ms", 1],
  s: ["ms", 1000],
  "": ["", 1],
};

/** Converts a CSS length, time or number to a slider's value. 16px are 1, in em. */
export function sizeFromCss(name: SizeName, value: string): string | undefined {
  const [, number, unit = ""] = /^(\d{0,6}(?:\.\d{1,6})?)(rem|em|px|ms|s)?$/.exec(value) ?? [];
  const [base, factor] = inUnit[unit] ?? ["", 1];
  const isBare = unit === "" && Number(number) === 0;
  if (!number || (base !== sizeOf(name).unit && !isBare)) return;
  return String(Number((Number(number) * factor).toFixed(4)));
}

const unspaced = (value: string): string => value.replace(/\s+/g, "");

/** Returns the choice of a value; undefined for other values. */
export const choiceFromCss = (name: ChoiceName, value: string): string | undefined =>
  choices[name].find((choice) => unspaced(choiceCss(name, choice)) === unspaced(value));
