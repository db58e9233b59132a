import { contrast, type Hex, over } from "./color.ts";
import type { ColorName, Palette } from "./fields.ts";
import { mend } from "./pairs.ts";

/** What a palette cannot do without. */
export type Core = Pick<Palette, "page" | "text" | "accent">;

const white = "#ffffff";
const black = "#000000";
const signs = { success: "#2f9e44", warning: "#e8890c", danger: "#e03131" } as const;

/** Between black and white on which both can be read equally well. */
export const isDark = (ground: Hex): boolean => contrast(ground, white) > contrast(ground, black);

/** Black or white, as `tokens.css` has it. */
export const onAccent = (accent: Hex): Hex => (contrast(accent, white) >= 4.5 ? white : black);

/** As `tokens.css` mixes what is not set; a colour that would not pass there is mended. What is given stays as it is. */
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
  const mended = (["muted", "success", "warning", "danger"] as const)
    .filter((name) => !given[name])
    .map((name): [ColorName, Hex] => [name, mend(name, palette) ?? palette[name]]);
  return { ...palette, ...(Object.fromEntries(mended) as Partial<Palette>) };
}
