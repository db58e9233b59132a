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
import { colorFields } from "./finished.ts";
import { nearestPassing } from "./nearest.ts";
import { passes } from "./pairs.ts";
import { completePalette, isDark, onAccent } from "./palette.ts";

export type Given = Partial<Record<FieldName, string>>;

/** What a page or a style sheet tells of its colours, without a word about its schemes. */
export type Shown = Partial<Palette>;

const core = ["page", "text", "accent"] as const;

/** Puts colours to the scheme that they look like: that of their ground, of the light one where they say none. */
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
  // of a page that has one scheme the other one takes the hue
  const passing = nearestPassing(accent, (candidate) =>
    passes("accent", { ...before, accent: candidate, "on-accent": onAccent(candidate) }),
  );
  return completePalette({ page: before.page, text: before.text, accent: passing ?? before.accent, ...own });
}

/**
 * A theme with what was given in the place of what it had. Colours that follow from page, text and accent follow
 * anew where one of these was given and they were not.
 */
export function withGiven(theme: Theme, given: Given): Theme {
  const rest = fieldNames.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]);
  const palettes = Object.fromEntries(schemes.map((scheme) => [scheme, paletteWith(theme, given, scheme)]));
  return {
    ...theme,
    ...(Object.fromEntries(rest) as Partial<Theme>),
    ...colorFields(palettes as Record<Scheme, Palette>),
  };
}
