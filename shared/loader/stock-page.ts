/** What the scripts and styles of a stock page would give to it or to us, where only its markup and styles are left. */
import { own } from "./own.ts";
import type { Undo } from "./wrap.ts";

const loading = "o_menu_loading";
/** The main menu, until the stock script would have measured it (behaviour/website-misc.md item 43). */
export const hiddenMenu = `#top_menu.${loading}`;

const isOpaque = (color: string) =>
  !!color && !color.startsWith("rgba(") && !color.includes("/") && color !== "transparent";

/** The suite theme's main colour as a CSS value: its custom property (the suite's pages are built on Bootstrap 4), else that of its main button. */
function mainColor(): string | undefined {
  const documentElement = own("documentElement");
  const root = getComputedStyle(documentElement);
  // other frameworks keep mere numbers under that name
  if (CSS.supports("color", root.getPropertyValue("--primary"))) return "var(--primary)";
  const colors = [...documentElement.querySelectorAll(".btn-primary")].map(
    (button) => getComputedStyle(button).backgroundColor,
  );
  return colors.find(isOpaque);
}

/**
 * Takes the page's main colour for our accent where none is set; text on it finds its own contrast (shared/styles). And shows the menu
 * also while the suite's editor has its class back.
 */
export function adoptPageStyles(): void {
  const isSet = getComputedStyle(own("documentElement")).getPropertyValue("--suite-color-accent");
  const color = isSet ? undefined : mainColor();
  const sheet = new CSSStyleSheet();
  // weaker than any rule of the page
  sheet.replaceSync(
    `${color ? `:where(:root){--suite-color-accent:${color}}` : ""}${hiddenMenu}{visibility:visible!important}`,
  );
  own("adoptedStyleSheets").push(sheet);
}

/** Shows the main menu. */
export function showMenu({ classList }: Element): Undo {
  classList.remove(loading);
  return () => classList.add(loading);
}
