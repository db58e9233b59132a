import {
  colorNames,
  colorOf,
  type FieldName,
  fieldNames,
  type Palette,
  type Scheme,
  schemes,
  type Theme,
} from "./fields.ts";
import { nearestPassing } from "./nearest.ts";
import { passes } from "./pairs.ts";
import { completePalette, isDark, onAccent } from "./palette.ts";
import { colorFields } from "./presets.ts";

export type Given = Partial<Record<FieldName, string>>;

/** Colours of a page or a style sheet, of an unknown scheme. */
export type Shown = Partial<Palette>;

const core = ["page", "text", "accent"] as const;

/** Assigns colours to a scheme by the lightness of their background; to the light scheme without one. */
export function toScheme(shown: Shown): Given {
  const scheme = shown.page && isDark(shown.page) ? "dark" : "light";
  return Object.fromEntries(Object.entries(shown).map(([name, color]) => [`${name}-${scheme}`, color]));
}

const givenOf = (given: Given, scheme: Scheme): Shown =>
  Object.fromEntries(
    colorNames.flatMap((name) => {
      const color = given[`${name}-${scheme}`];
      return color ? [[name, color]] : [];
    }),
  );

const other: Readonly<Record<Scheme, Scheme>> = { light: "dark", dark: "light" };

function paletteWith(theme: Theme, given: Given, scheme: Scheme): Palette {
  const before = Object.fromEntries(colorNames.map((name) => [name, colorOf(theme, name, scheme)])) as Palette;
  const own = givenOf(given, scheme);
  const changed = core.some((name) => own[name]);
  if (changed) return completePalette({ page: before.page, text: before.text, accent: before.accent, ...own });
  const accent = givenOf(given, other[scheme]).accent;
  if (!accent) return { ...before, ...own };
  // for a page with one scheme, the other scheme keeps the hue
  const passing = nearestPassing(accent, (candidate) =>
    passes("accent", { ...before, accent: candidate, "on-accent": onAccent(candidate) }),
  );
  return completePalette({ page: before.page, text: before.text, accent: passing ?? before.accent, ...own });
}

/** Returns a theme with the given values. Derived colours are computed again if page, text or accent is given and they are not. */
export function withGiven(theme: Theme, given: Given): Theme {
  const rest = fieldNames.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]);
  const palettes = Object.fromEntries(schemes.map((scheme) => [scheme, paletteWith(theme, given, scheme)]));
  return {
    ...theme,
    ...(Object.fromEntries(rest) as Partial<Theme>),
    ...colorFields(palettes as Record<Scheme, Palette>),
  };
}
