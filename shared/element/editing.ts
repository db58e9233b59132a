import { atom, type ReadableAtom } from "nanostores";
import { ownDocument } from "./document.ts";
import { shared } from "./page.ts";

/**
 * True while the suite's editor is running: class `editor_enable` on `body`, set when it starts, so it is watched.
 * (`html[data-editable]` is on every publisher's page and is not edit mode.)
 */
export const editing = (): ReadableAtom<boolean> =>
  shared("editing", () => {
    const { body } = ownDocument;
    const read = () => body.classList.contains("editor_enable");
    const store = atom(read());
    new MutationObserver(() => store.set(read())).observe(body, { attributeFilter: ["class"] });
    return store;
  });
