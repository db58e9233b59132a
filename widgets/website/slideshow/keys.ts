import { own } from "#shared/element/index.ts";
import { placeOf } from "../common/slides/keys.ts";
import type { SlideshowStore } from "./slideshow.store.ts";

/** In these the keys are their own. */
const owners = "input,select,textarea,audio,video,[contenteditable]";

/** Lets keys lead to other slides, wherever the focus is in the element. */
export function listenToKeys(host: HTMLElement, store: SlideshowStore, signal: AbortSignal): void {
  host.addEventListener(
    "keydown",
    (event) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event;
      const { at, names } = store.state.get();
      const isOther = defaultPrevented || altKey || ctrlKey || metaKey || shiftKey;
      if (isOther || names.length < 2 || own(target as Element).closest(owners)) return;
      // data-lang gives the base a direction of its own
      const base = host.shadowRoot!.querySelector("[part=base]")!;
      const to = placeOf(key, at, names.length, base.matches(":dir(rtl)"));
      if (to === undefined) return;
      event.preventDefault();
      store.show(to);
    },
    { signal },
  );
}
