import { contrast, type Hex, over } from "./color.ts";
import type { ColorName, Palette } from "./fields.ts";
import { fixColor } from "./pairs.ts";

/** Required colours of a palette. */
export type Core = Pick<Palette, "page" | "text" | "accent">;

const white = "#ffffff";
const black = "#000000";
const signs = { success: "#2f9e44", warning: "#e8890c", danger: "#e03131" } as const;

/** Returns true if white contrasts with the background more than black does. */
export const isDark = (ground: Hex): boolean => contrast(ground, white) > contrast(ground, black);

/** Returns black or white, as `tokens.css` does. */
export const onAccent = (accent: Hex): Hex => (contrast(accent, white) >= 4.5 ? white : black);

/** Completes a palette as `tokens.css` mixes colours, with the failing ones fixed. Given colours do not change. */
export function completePalette(given: Core & Partial<Palette>): Palette {
  const { page, text, accent } = given;
  const palette: Palette = {
    muted: over(text, page, 0.76),
    line: over(text, page, 0.18),
    surface: over(text, page, 0.03),
    "surface-raised": isDark(page) ? over(text, page, 0.1) : over(white, page, 0.7),
    "on-accent": onAccent(accent),
    ...signs,
    ...given,
  };
  const fixed = (["muted", "success", "warning", "danger"] as const)
    .filter((name) => !given[name])
    .map((name): [ColorName, Hex] => [name, fixColor(name, palette) ?? palette[name]]);
  return { ...palette, ...(Object.fromEntries(fixed) as Partial<Palette>) };
}
