import { atom, type ReadableAtom } from "nanostores";
import { shared } from "#shared/element/index.ts";

/**
 * Whether panels stand side by side, now: in windows of at least 992 px. There the stock theme's style shows every panel and
 * hides the signs, whatever its script opens, so that there are no buttons. mega-menu.css asks for the same width.
 */
export const columns = (): ReadableAtom<boolean> =>
  shared("mega-menu-columns", () => {
    const query = matchMedia("(width >= 992px)");
    const store = atom(query.matches);
    query.addEventListener("change", () => store.set(query.matches));
    return store;
  });
