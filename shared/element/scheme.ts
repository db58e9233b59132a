import { followBody } from "./body.ts";
import { ownDocument } from "./document.ts";
import { shared } from "./page.ts";
import { sheet } from "./sheet.ts";

/** Returns the lightness of a computed colour, from 0 to 1; undefined if one sees through it. */
function lightnessOf(color: string): number | undefined {
  // after a space or a bracket: names of colour spaces contain digits
  const [first = 0, green = 0, blue = 0, alpha = 1] = (color.match(/(?<=[ (])[\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
  if (alpha < 0.5) return undefined;
  if (color.startsWith("rgb")) return (3 * first + 6 * green + blue) / 2550;
  return first > 1 ? first / 100 : first;
}

/**
 * Gives elements the dark scheme on a page that is dark by its own background, without `color-scheme` (base.css), also if the page changes it.
 */
export const followBackground = () =>
  shared("scheme", () => {
    const dark = sheet(":root{--_scheme:dark;--_slotted:normal}");
    const update = () => {
      const { documentElement: root, body } = ownDocument;
      const { colorScheme, backgroundColor } = getComputedStyle(body);
      dark.disabled =
        colorScheme !== "normal" ||
        (lightnessOf(backgroundColor) ?? lightnessOf(getComputedStyle(root).backgroundColor) ?? 1) > 0.5;
    };
    ownDocument.adoptedStyleSheets.push(dark);
    followBody(update);
    for (const type of ["load", "transitionend"])
      addEventListener(type, ({ target }) => (target === document || target === ownDocument.body) && update());
    return dark;
  });
