/** Pages of the suite: their built-in front end, and its effects that are missing with only markup and styles. */
import { own } from "./own.ts";
import type { Undo } from "./wrap.ts";

const bundle = 'script[src*="assets_frontend"]';

/** Returns true if the built-in front end runs, by either name of its module system: a bundle that the page links may be blocked. */
export const builtInRuns = (): boolean =>
  ["odoo", "eagle"].some((name) => (Reflect.get(globalThis, name) as { define?: unknown } | undefined)?.define);

const isParsed = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).domContentLoadedEventStart > 0);

/** Resolves once the deferred bundle of the page, which may follow our script, has run or failed. Undefined if there is nothing to wait for. */
export const builtInSettled = (): Promise<unknown> | undefined =>
  builtInRuns() || !own("documentElement").querySelector(bundle) || isParsed()
    ? undefined
    : new Promise((done) => addEventListener("DOMContentLoaded", done, { once: true }));

const loading = "o_menu_loading";
/** Selector of the main menu while it is hidden until the built-in front end has measured it. */
export const hiddenMenu = `#top_menu.${loading}`;

const isOpaque = (color: string) =>
  !!color && !color.startsWith("rgba(") && !color.includes("/") && color !== "transparent";

/**
 * Returns the main colour of the suite's theme as a CSS value: its custom property (the suite's pages are built on Bootstrap 4), otherwise that of
 * its main button.
 */
function mainColor(): string | undefined {
  const documentElement = own("documentElement");
  const root = getComputedStyle(documentElement);
  // other frameworks store bare numbers under that name
  if (CSS.supports("color", root.getPropertyValue("--primary"))) return "var(--primary)";
  const colors = [...documentElement.querySelectorAll(".btn-primary")].map(
    (button) => getComputedStyle(button).backgroundColor,
  );
  return colors.find(isOpaque);
}

/**
 * Uses the page's main colour as our accent if none is set; shared/styles ensures the contrast of text on it. Also shows the menu while the suite's
 * editor has restored its class.
 */
export function adoptPageStyles(): void {
  const isSet = getComputedStyle(own("documentElement")).getPropertyValue("--suite-color-accent");
  const color = isSet ? undefined : mainColor();
  const sheet = new CSSStyleSheet();
  // `:where` is weaker than any rule of the page
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
