import { choiceNames, type ColorName, colorNames, colorOf, sizeNames, sizeOf, type Theme } from "./fields.ts";
import { choiceCss } from "./values.ts";

/** Returns the CSS property of a field: its token, or the background of the page. */
export const propertyOf = (name: string): string =>
  name === "page"
    ? "background-color"
    : `--suite-${(colorNames as readonly string[]).includes(name) ? `color-${name}` : name}`;

const inBoth = (theme: Theme, name: ColorName): string =>
  `light-dark(${colorOf(theme, name, "light")}, ${colorOf(theme, name, "dark")})`;

const lines = (theme: Theme): string[] =>
  [
    ...colorNames.map((name) => [name, inBoth(theme, name)] as const),
    ["font", theme.font] as const,
    ...sizeNames.map(
      (name) =>
        [name, `${theme[name]}${theme[name] === "0" && sizeOf(name).unit === "em" ? "" : sizeOf(name).unit}`] as const,
    ),
    ...choiceNames.map((name) => [name, choiceCss(name, theme[name])] as const),
  ].map(([name, value]) => `  ${propertyOf(name)}: ${value};`);

/** Returns a rule that sets the whole theme on a selector; the scheme is that of the matched element. */
export const ruleFor = (theme: Theme, selector: string): string => `${selector} {\n${lines(theme).join("\n")}\n}\n`;

/** Returns the style sheet for the pages of a site. */
export const toCss = (theme: Theme): string => ruleFor(theme, ":root").replace("{", "{\n  color-scheme: light dark;");
