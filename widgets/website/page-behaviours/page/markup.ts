import { ownDocument } from "#shared/element/index.ts";
import { all, warn, write } from "./run.ts";

/** Returns a selector of elements whose attribute has one of these values, or any value, by its names in versions 5 and 4 of the framework. */
export const marked = (name: string, ...values: readonly string[]): string =>
  `:is(${["data-bs-", "data-"].flatMap((prefix) => (values.length ? values.map((value) => `[${prefix}${name}=${value}]`) : `[${prefix}${name}]`))})`;

/** Returns an option of the markup; null without the attribute of either version. */
export const option = (element: Element, name: string): string | null =>
  element.getAttribute(`data-bs-${name}`) ?? element.getAttribute(`data-${name}`);

let ids = 0;

/** Returns the id of an element; generates one until the run ends if there is none. */
export function idOf(element: Element): string {
  if (!element.id) write(element, { id: `suite-page-${++ids}` });
  return element.id;
}

/**
 * Returns the elements of a kind that a control names by `data-target` or by a `href` within the page: a control of a collapse never opens
 * `body`. Empty, with one warning, for an invalid selector or one without a match; empty if the control names nothing.
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
