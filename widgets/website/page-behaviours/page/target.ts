import { ownDocument } from "#shared/element/index.ts";
import { option } from "./markup.ts";
import { all, warn, write } from "./page.ts";

let ids = 0;

/** An id to point at, given for the time of the run where there is none. */
export function idOf(element: Element): string {
  if (!element.id) write(element, { id: `suite-page-${++ids}` });
  return element.id;
}

/**
 * What a control names by `data-target` or by a `href` within the page, as far as it is of a kind: a control for a collapse opens no `body`.
 * Empty, with one warning, where that is no selector or names nothing; empty where the control names nothing.
 */
export function targetsOf(control: Element, kind: string, name = "target"): HTMLElement[] {
  const address = name === "target" ? control.getAttribute("href") : null;
  const selector = option(control, name) ?? (address?.startsWith("#") ? address : "#");
  if (selector === "#") return [];
  const wrong = `names no ${kind} of the page: ${selector}`;
  try {
    const named = selector.startsWith("#") && ownDocument.getElementById(decodeURIComponent(selector.slice(1)));
    const found = (named ? [named] : all(selector)).filter((element) => element.matches(kind));
    if (!found.length) warn(control, wrong);
    return found;
  } catch (error) {
    warn(control, wrong, error);
    return [];
  }
}
