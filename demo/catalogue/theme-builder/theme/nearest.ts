import { fromOklch, type Hex, toOklch } from "./color.ts";

const steps = 256;

/**
 * Returns the colour with the same hue and the nearest lightness that passes; undefined if none does. Searches all lightnesses: a colour
 * between two others may have to stay away from both.
 */
export function nearestPassing(color: Hex, passes: (candidate: Hex) => boolean): Hex | undefined {
  if (passes(color)) return color;
  const [lightness, chroma, hue] = toOklch(color);
  for (let step = 1; step <= steps; step++) {
    for (const next of [lightness - step / steps, lightness + step / steps]) {
      if (next < -1 / steps || next > 1 + 1 / steps) continue;
      const candidate = fromOklch([Math.min(1, Math.max(0, next)), chroma, hue]);
      if (passes(candidate)) return candidate;
    }
  }
}
