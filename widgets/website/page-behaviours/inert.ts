import { all } from "./page/page.ts";

/** Live regions are spoken also behind a dialog, unless they hold controls. */
const live = ':is([aria-live="polite"],[aria-live="assertive"],[role="status"]):not(:has(a,button,input))';

/** Makes all of the page inert but one element and live regions; returns what gives it back. */
export function inertAround(element: Element): () => void {
  // one after the other: what is in an inert element is inert
  const covered = all("body *").filter(
    (each) =>
      !each.closest(`[inert],${live}`) &&
      !each.querySelector(live) &&
      !each.contains(element) &&
      !element.contains(each) &&
      (each.inert = true),
  );
  return () => {
    for (const each of covered) each.inert = false;
  };
}
