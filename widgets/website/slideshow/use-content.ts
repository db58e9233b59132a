import { type RefObject, useState } from "react";
import { own } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { adoptStyles, useHost } from "#shared/ui/index.ts";
import { indexOf } from "../common/slides/track.ts";
import { nameOf } from "./slide.markup.ts";
import css from "./slideshow.page.css";
import type { SlideshowStore, SlideshowView } from "./slideshow.store.ts";

interface Content {
  /** Current children of the element. */
  readonly children: readonly Element[];
  /** True if the children are the suite's own markup; otherwise each child is a slide. */
  readonly isBuiltIn: boolean;
}

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

/** Returns the content of the element, from the page author or the suite. The ref may be set on any node of the view. */
export function useContent<T extends Element>(view: SlideshowView): [ref: RefObject<T | null>, content: Content] {
  const { store } = view;
  const [content, setContent] = useState<Content>({ children: [], isBuiltIn: false });
  const ref = useHost<T>((host, signal) => {
    const carousel = host.querySelector(".carousel");
    const read = () => {
      const children = [...host.children];
      if (!carousel) store.found(children.map(nameOf), store.state.get().at);
      setContent({ children, isBuiltIn: !!carousel });
    };
    const observer = new MutationObserver(read);
    adoptStyles(host, css);
    listenToKeys(host, store, signal);
    observer.observe(host, { childList: true });
    untilAbort(signal, () => observer.disconnect());
    if (carousel)
      void import("./built-in.bind.ts").then(({ bind }) => signal.aborted || bind(carousel, view, signal), store.fail);
    read();
  });
  return [ref, content];
}
