import { fromRgb, isHex } from "#demo/catalogue/theme-builder/theme/color.ts";
import type { ToHex } from "#demo/catalogue/theme-builder/theme/import-css.ts";

/** Parses CSS colours without a browser: `#rgb`, `#rrggbb`, `rgb(1, 2, 3)` and two names. */
export const toHex: ToHex = (value) => {
  if (isHex(value)) return value;
  if (value === "white") return "#ffffff";
  if (value === "black") return "#000000";
  const short = /^#(\w)(\w)(\w)$/.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join("")}`;
  const [, red, green, blue] = /^rgb\((\d+), ?(\d+), ?(\d+)\)$/.exec(value) ?? [];
  return blue ? fromRgb([Number(red) / 255, Number(green) / 255, Number(blue) / 255]) : undefined;
};
