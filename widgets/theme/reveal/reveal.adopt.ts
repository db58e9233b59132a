import type { Adoption } from "#shared/element/index.ts";

/** Animations by their names in the theme's library; all others fade. */
const names: Readonly<Record<string, string>> = {
  fadeInUp: "fade-up",
  fadeInDown: "fade-down",
  fadeInLeft: "fade-start",
  fadeInRight: "fade-end",
  zoomIn: "zoom",
};

/** Converts a time such as `1.5s` or `200ms` to ms. */
function milliseconds(time: string | undefined): string | undefined {
  const [, amount, unit] = /^(\d+|\d*\.\d+)(m?s)$/.exec(time ?? "") ?? [];
  return amount && String(Math.round(Number(amount) * (unit === "s" ? 1000 : 1)));
}

/** @see docs/reference/theme.md#theme-15 */
export default {
  selector: ".wow",
  place: "inside",
  read({ classList, dataset }: HTMLElement) {
    const { wowDuration, wowDelay, wowOffset: offset, wowIteration: iteration } = dataset;
    const animation = names[[...classList].find((name) => name in names) ?? ""] ?? "fade";
    const [duration, delay] = [milliseconds(wowDuration), milliseconds(wowDelay)];
    return {
      animation,
      ...(duration && { duration }),
      ...(delay && { delay }),
      ...(offset && { offset }),
      ...(iteration && { iteration }),
    };
  },
} satisfies Adoption;
