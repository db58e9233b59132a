import { type Hex, toRgb } from "./color.ts";
import { choiceNames, colorNames, colorOf, schemes, sizeNames, sizeOf, type Theme } from "./fields.ts";
import { eases, shadows } from "./values.ts";

const colorValue = (hex: Hex) => ({
  colorSpace: "srgb",
  components: toRgb(hex).map((part) => Number(part.toFixed(4))),
  hex,
});
const length = (value: number, unit: string) => ({ value, unit });
const shadowValue = (choice: string) =>
  (shadows[choice] ?? []).map(([y, blur, spread, alpha]) => ({
    color: { colorSpace: "srgb", components: [0, 0, 0], alpha },
    offsetX: length(0, "px"),
    offsetY: length(y, "px"),
    blur: length(blur, "px"),
    spread: length(spread, "px"),
  }));

/** Choices as tokens. */
export const choiceTokens = {
  shadow: (choice: string) => ({ $type: "shadow", $value: shadowValue(choice) }),
  ease: (choice: string) => ({ $type: "cubicBezier", $value: eases[choice] }),
};

function sizeToken(name: (typeof sizeNames)[number], theme: Theme) {
  const { unit } = sizeOf(name);
  const value = Number(theme[name]);
  return unit
    ? { $type: unit === "ms" ? "duration" : "dimension", $value: length(value, unit === "em" ? "rem" : unit) }
    : { $type: "number", $value: value };
}

/** Returns families as a list of names without quotes. */
const families = (font: string): string[] => font.split(",").map((name) => name.trim().replace(/^["']|["']$/g, ""));

/**
 * Returns the theme as W3C design tokens. Source: Design Tokens Format Module 2025.10. The format has no schemes, so each scheme is a
 * group; it has no em, so lengths are in rem.
 */
export function toTokens(theme: Theme): string {
  const group = (scheme: (typeof schemes)[number]) =>
    Object.fromEntries(colorNames.map((name) => [name, { $value: colorValue(colorOf(theme, name, scheme)) }]));
  const tokens = {
    color: { $type: "color", ...Object.fromEntries(schemes.map((scheme) => [scheme, group(scheme)])) },
    font: { $type: "fontFamily", $value: families(theme.font) },
    ...Object.fromEntries(sizeNames.map((name) => [name, sizeToken(name, theme)])),
    ...Object.fromEntries(choiceNames.map((name) => [name, choiceTokens[name](theme[name])])),
  };
  return `${JSON.stringify(tokens, null, 2)}\n`;
}
