import type { ChoiceName } from "./fields.ts";

type Length = number;
/** Offset down, blur and spread in px, and the opacity of black. */
type Layer = readonly [y: Length, blur: Length, spread: Length, opacity: number];

/** Layers of each shadow; the first shadow is that of `tokens.css`. */
export const shadows: Readonly<Record<string, readonly Layer[]>> = {
  soft: [
    [1, 3, 0, 0.12],
    [12, 32, -8, 0.28],
  ],
  deep: [
    [2, 6, 0, 0.16],
    [24, 64, -12, 0.4],
  ],
  none: [[0, 0, 0, 0]],
};

/** Control points of each easing. */
export const eases: Readonly<Record<string, readonly number[]>> = {
  swift: [0.2, 0.8, 0.2, 1],
  even: [0.4, 0, 0.6, 1],
  steady: [0, 0, 1, 1],
};

const px = (length: number): string => (length === 0 ? "0" : `${length}px`);

const written: Readonly<Record<ChoiceName, (value: string) => string>> = {
  shadow: (value) =>
    value === "none"
      ? "none"
      : (shadows[value] ?? [])
          .map(([y, blur, spread, opacity]) =>
            ["0", px(y), px(blur), ...(spread ? [px(spread)] : []), `rgb(0 0 0 / ${opacity})`].join(" "),
          )
          .join(", "),
  ease: (value) => `cubic-bezier(${(eases[value] ?? []).join(", ")})`,
};

/** Returns the choice in CSS. */
export const choiceCss = (name: ChoiceName, value: string): string => written[name](value);
