import { atom, type ReadableAtom } from "nanostores";
import { shared } from "#shared/element/index.ts";

/**
 * Returns a store that is true while the viewport is at most 767 px wide, the suite's limit for mobile.
 * @see docs/reference/chat.md#chat-28
 */
export const narrow = (): ReadableAtom<boolean> =>
  shared("narrow", () => {
    const query = matchMedia("(max-width: 767.98px)");
    const store = atom(query.matches);
    query.addEventListener("change", () => store.set(query.matches));
    return store;
  });
