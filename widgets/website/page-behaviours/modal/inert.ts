import { all, around } from "../page/page.ts";
import { within } from "../page/within.ts";

/** Live regions are spoken also behind a dialog, unless they hold controls. */
const live = ':is([aria-live="polite"],[aria-live="assertive"],[role="status"]):not(:has(a,button,input))';

const { querySelector, toggleAttribute } = Element.prototype;

/** Makes all of the page inert but one element and live regions; returns what gives it back. */
export function inertAround(element: Element): () => void {
  // one after the other: what is in an inert element is inert
  const covered = all("body *").filter(
    (each) =>
      !around(each, `[inert],${live}`) &&
      !querySelector.call(each, live) &&
      !within(each, element) &&
      !within(element, each) &&
      toggleAttribute.call(each, "inert", true),
  );
  return () => {
    for (const each of covered) toggleAttribute.call(each, "inert", false);
  };
}
