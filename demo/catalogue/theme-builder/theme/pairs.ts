import { contrast, type Hex, over } from "./color.ts";
import {
  type ColorField,
  colorField,
  type ColorName,
  colorNames,
  colorOf,
  type Palette,
  type Scheme,
  schemes,
  type Theme,
} from "./fields.ts";
import { nearestPassing } from "./nearest.ts";

/** Two colours that meet in our elements, with the required contrast. */
interface Pair {
  readonly front: ColorName;
  readonly back: ColorName;
  /** Ratio: 4.5 for text (WCAG 2.2, 1.4.3), 3 for anything else (1.4.11). */
  readonly least: number;
  /** Opacity of the front; 1 if undefined. */
  readonly share?: number;
}

const grounds = ["page", "surface", "surface-raised"] as const;
const texts = ["text", "muted", "accent", "success", "danger"] as const;

/** As `tokens.css` uses them. Decorative lines have no required contrast. */
const pairs: readonly Pair[] = [
  ...texts.flatMap((front) => grounds.map((back) => ({ front, back, least: 4.5 }))),
  { front: "on-accent", back: "accent", least: 4.5 },
  ...grounds.map((back) => ({ front: "warning", back, least: 3 }) as const),
  // edges of fields, `--_edge`
  { front: "text", back: "page", least: 3, share: 0.52 },
];

const ratioOf = ({ front, back, share = 1 }: Pair, palette: Palette): number =>
  contrast(over(palette[front], palette[back], share), palette[back]);

/** Returns true if all pairs with this colour pass. */
export const passes = (name: ColorName, palette: Palette): boolean =>
  pairs.every((pair) => ![pair.front, pair.back].includes(name) || ratioOf(pair, palette) >= pair.least);

/** Returns the nearest colour with which all of its pairs pass; undefined if there is none. */
export const fixColor = (name: ColorName, palette: Palette): Hex | undefined =>
  nearestPassing(palette[name], (candidate) => passes(name, { ...palette, [name]: candidate }));

export interface Problem {
  readonly scheme: Scheme;
  readonly pair: Pair;
  /** Rounded down to hundredths, so that a failing ratio does not look like a passing one. */
  readonly ratio: number;
  /** Change that fixes the pair: of the front if possible, otherwise of the back. */
  readonly offer?: { readonly name: ColorName; readonly field: ColorField; readonly color: Hex };
}

const paletteOf = (theme: Theme, scheme: Scheme): Palette =>
  Object.fromEntries(colorNames.map((name) => [name, colorOf(theme, name, scheme)])) as Palette;

function offerFor({ front, back }: Pair, palette: Palette, scheme: Scheme): Problem["offer"] {
  for (const name of [front, back]) {
    const color = fixColor(name, palette);
    if (color) return { name, field: colorField(name, scheme), color };
  }
}

/** Returns all pairs of both schemes with too little contrast. */
export const findProblems = (theme: Theme): Problem[] =>
  schemes.flatMap((scheme) => {
    const palette = paletteOf(theme, scheme);
    return pairs
      .map((pair) => ({ pair, ratio: ratioOf(pair, palette) }))
      .filter(({ pair, ratio }) => ratio < pair.least)
      .map(({ pair, ratio }) => ({
        scheme,
        pair,
        ratio: Math.floor(ratio * 100) / 100,
        offer: offerFor(pair, palette, scheme),
      }));
  });
