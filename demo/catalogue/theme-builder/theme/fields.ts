import { type Hex, isHex } from "./color.ts";

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** `page` is the background of the page, which is no token; the others are `--suite-color-<name>`. */
export const colorNames = [
  "page",
  "text",
  "muted",
  "line",
  "surface",
  "surface-raised",
  "accent",
  "on-accent",
  "success",
  "warning",
  "danger",
] as const;
export type ColorName = (typeof colorNames)[number];
export type Palette = Readonly<Record<ColorName, Hex>>;

interface Size {
  /** Lengths are in the font size of the page around an element, as in `tokens.css`: a page may have any size at its root. */
  readonly unit: "em" | "ms" | "";
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Value of `tokens.css`. */
  readonly initial: number;
}
/** Tokens with a slider, as `--suite-<name>`. */
const sizes = {
  "font-size": { unit: "em", least: 0.75, most: 1.5, step: 0.0125, initial: 1 },
  space: { unit: "em", least: 0.125, most: 0.5, step: 0.0125, initial: 0.25 },
  density: { unit: "", least: 0.7, most: 1.4, step: 0.01, initial: 1 },
  radius: { unit: "em", least: 0, most: 2, step: 0.0125, initial: 0.75 },
  "radius-control": { unit: "em", least: 0, most: 2, step: 0.0125, initial: 0.5 },
  inset: { unit: "em", least: 0, most: 4, step: 0.0625, initial: 1 },
  duration: { unit: "ms", least: 0, most: 600, step: 20, initial: 160 },
  z: { unit: "", least: 0, most: 100000, step: 1, initial: 1000 },
} as const satisfies Record<string, Size>;
export type SizeName = keyof typeof sizes;
export const sizeNames = Object.keys(sizes) as SizeName[];
export const sizeOf = (name: SizeName): Size => sizes[name];

/** Tokens with a few good values, the first one from `tokens.css`. */
export const choices = {
  shadow: ["soft", "deep", "none"],
  ease: ["swift", "even", "steady"],
} as const;
export type ChoiceName = keyof typeof choices;
export const choiceNames = Object.keys(choices) as ChoiceName[];

export type ColorField = `${ColorName}-${Scheme}`;
export type FieldName = ColorField | SizeName | ChoiceName | "font";

/** Field of the form -> value in the field: `#rrggbb`, a number without its unit, the name of a choice, font families. */
export type Theme = Readonly<Record<FieldName, string>>;

export const colorField = (name: ColorName, scheme: Scheme): ColorField => `${name}-${scheme}`;
export const colorOf = (theme: Theme, name: ColorName, scheme: Scheme): Hex => theme[colorField(name, scheme)] as Hex;

export const fieldNames: readonly FieldName[] = [
  ...colorNames.flatMap((name) => schemes.map((scheme) => colorField(name, scheme))),
  ...sizeNames,
  ...choiceNames,
  "font",
];
const known = new Set<string>(fieldNames);
export const isField = (name: string): name is FieldName => known.has(name);

/** Quoted name, or words that need no quotes. */
const family = /^(?:"[^"'\\<>;{}]+"|'[^"'\\<>;{}]+'|[\p{L}_-][\p{L}\p{N}_ -]*)$/u;
const longestFont = 300;

const isSize = (name: string): name is SizeName => name in sizes;
const isChoice = (name: string): name is ChoiceName => name in choices;

/** Normalizes a field's value; undefined if it is invalid. All values from outside are read here. */
export function readField(name: FieldName, value: string): string | undefined {
  const text = value.trim();
  if (name === "font") {
    const families = text
      .slice(0, longestFont + 1)
      .split(",")
      .map((part) => part.trim());
    return text.length <= longestFont && families.every((part) => family.test(part)) ? families.join(", ") : undefined;
  }
  if (isChoice(name)) return (choices[name] as readonly string[]).includes(text) ? text : undefined;
  if (!isSize(name)) return isHex(text) ? text.toLowerCase() : undefined;
  const { least, most } = sizes[name];
  if (!/^\d{0,6}(?:\.\d{1,6})?$/.test(text) || !text) return;
  return Number(text) >= least && Number(text) <= most ? String(Number(text)) : undefined;
}
