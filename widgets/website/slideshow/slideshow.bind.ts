import { own } from "#shared/element/index.ts";
import { indexOf } from "../common/slides/track.ts";
import { carouselIn } from "./slide.markup.ts";
import type { SlideshowStore, SlideshowView } from "./slideshow.store.ts";

/** Selector of elements that handle the keys themselves. */
const owners = "input,select,textarea,audio,video,[contenteditable]";

/** Handles keys that lead to other slides, wherever the focus is in the element. */
function listenToKeys(host: HTMLElement, store: SlideshowStore, signal: AbortSignal): void {
  host.addEventListener(
    "keydown",
    (event) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event;
      const { at, names } = store.state.get();
      const isOther = defaultPrevented || altKey || ctrlKey || metaKey || shiftKey;
      if (isOther || names.length < 2 || own(target as Element).closest(owners)) return;
      // data-lang sets the direction of the base element
      const base = host.shadowRoot!.querySelector("[part=base]")!;
      const to = indexOf(key, at, names.length, base.matches(":dir(rtl)"));
      if (to === undefined) return;
      event.preventDefault();
      store.show(to);
    },
    { signal },
  );
}

/** Binds keys and the suite's own carousel until the signal. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: SlideshowStore,
  { texts }: Pick<SlideshowView["context"], "texts">,
): void {
  listenToKeys(host, store, signal);
  const carousel = carouselIn(host);
  if (carousel)
    void import("./built-in.bind.ts").then(
      ({ bindCarousel }) => signal.aborted || bindCarousel(carousel, store, texts.get(), signal),
      store.fail,
    );
}
