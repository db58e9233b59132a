/** Colour as `#rrggbb`: the format of browsers' colour fields, and the eight bits that WCAG measures. */
export type Hex = `#${string}`;

/** Three numbers: red, green and blue, or lightness, chroma and hue. */
export type Triple = readonly [number, number, number];

export const isHex = (text: string): text is Hex => /^#[0-9a-f]{6}$/i.test(text);

/** Red, green and blue, each 0 to 1. */
export const toRgb = (hex: Hex): Triple => {
  const bits = parseInt(hex.slice(1), 16);
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255];
};

/** @param rgb each 0 to 1; other values are clamped */
export const fromRgb = (rgb: Triple): Hex =>
  `#${rgb
    .map((part) => Math.round(255 * Math.min(1, Math.max(0, part))))
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")}`;

/** Returns the linear value of a channel, 0 to 1. WCAG's own 0.03928 instead of 0.04045 changes no value of eight bits. */
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (light: number): number => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** Returns the relative luminance: 0 for black, 1 for white. Source: WCAG 2.2. */
export function luminance(hex: Hex): number {
  const [red, green, blue] = toRgb(hex).map(linear) as unknown as Triple;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio, 1 to 21, in either order. Source: WCAG 2.2. */
export function contrast(a: Hex, b: Hex): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Blends `front` with this opacity over `back`. */
export function over(front: Hex, back: Hex, share: number): Hex {
  const [below, above] = [toRgb(back), toRgb(front)];
  return fromRgb(below.map((part, index) => part + share * ((above[index] ?? 0) - part)) as unknown as Triple);
}

/** Returns lightness 0 to 1, chroma, and hue in radians. Source: Björn Ottosson, A perceptual color space for image processing. */
export function toOklch(hex: Hex): Triple {
  const [r, g, b] = toRgb(hex).map(linear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const alpha = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const beta = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [lightness, Math.hypot(alpha, beta), Math.atan2(beta, alpha)];
}

function oklchToRgb([lightness, chroma, hue]: Triple): Triple {
  const [alpha, beta] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * alpha + 0.2158037573 * beta) ** 3;
  const m = (lightness - 0.1055613458 * alpha - 0.0638541728 * beta) ** 3;
  const s = (lightness - 0.0894841775 * alpha - 1.291485548 * beta) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Returns the nearest colour of a screen: same lightness and hue, with as much of the chroma as possible. */
export function fromOklch([lightness, chroma, hue]: Triple): Hex {
  const isShown = (rgb: Triple): boolean => rgb.every((part) => part > -0.0005 && part < 1.0005);
  let [least, most] = [0, chroma];
  if (isShown(oklchToRgb([lightness, chroma, hue]))) return fromRgb(oklchToRgb([lightness, chroma, hue]));
  for (let step = 0; step < 12; step++) {
    const middle = (least + most) / 2;
    if (isShown(oklchToRgb([lightness, middle, hue]))) least = middle;
    else most = middle;
  }
  return fromRgb(oklchToRgb([lightness, least, hue]));
}
