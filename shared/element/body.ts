import { atom, type ReadableAtom } from "nanostores";
import { ownDocument } from "./document.ts";
import { shared } from "./page.ts";

/** Calls back at once and whenever attributes of the root or body change, also those of another body: Turbo and other routers replace it. */
export function followBody(update: () => void): void {
  const observer = new MutationObserver(check);
  function check() {
    const { documentElement, body } = ownDocument;
    observer.observe(documentElement, { attributes: true, childList: true });
    if (!body) return;
    observer.observe(body, { attributes: true });
    update();
  }
  check();
}

/** Returns true if the suite's editor is running; false in Node, which has no page. */
export const isEdited = (): boolean =>
  typeof document !== "undefined" && !!ownDocument.body?.classList.contains("editor_enable");

/**
 * True while the suite's editor is running: class `editor_enable` on `body`, set when it starts, so it is watched.
 * (`html[data-editable]` is on every publisher's page and is not edit mode.)
 * @see docs/reference/wire.md#wire-40
 */
export const editing = (): ReadableAtom<boolean> =>
  shared("editing", () => {
    const store = atom(false);
    followBody(() => store.set(isEdited()));
    return store;
  });
