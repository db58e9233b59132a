import { atom, type ReadableAtom } from "nanostores";
import { shared } from "#shared/element/index.ts";

/** What the suite calls mobile: a viewport of at most 767 px, now (behaviour/live-chat.md section 4). */
export const narrow = (): ReadableAtom<boolean> =>
  shared("narrow", () => {
    const query = matchMedia("(max-width: 767.98px)");
    const store = atom(query.matches);
    query.addEventListener("change", () => store.set(query.matches));
    return store;
  });
