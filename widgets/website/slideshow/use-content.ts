import { type RefObject, useState } from "react";
import { untilAbort } from "#shared/state/index.ts";
import { adoptStyles, useHost } from "#shared/ui/index.ts";
import { listenToKeys } from "./keys.ts";
import { nameOf } from "./slide.markup.ts";
import css from "./slideshow.light.css";
import type { SlideshowView } from "./slideshow.store.ts";

export interface Content {
  /** The author's children, as they are now. */
  readonly children: readonly Element[];
  /** They are the suite's own markup; else each is a slide. */
  readonly isStock: boolean;
}

/** What an author or the suite wrote into the element. The ref belongs to anything in the view. */
export function useContent<T extends Element>(view: SlideshowView): [ref: RefObject<T | null>, content: Content] {
  const { store } = view;
  const [content, setContent] = useState<Content>({ children: [], isStock: false });
  const ref = useHost<T>((host, signal) => {
    const carousel = host.querySelector(".carousel");
    const read = () => {
      const children = [...host.children];
      if (!carousel) store.found(children.map(nameOf), store.state.get().at);
      setContent({ children, isStock: !!carousel });
    };
    const observer = new MutationObserver(read);
    adoptStyles(host, css);
    listenToKeys(host, store, signal);
    observer.observe(host, { childList: true });
    untilAbort(signal, () => observer.disconnect());
    if (carousel)
      void import("./stock.drive.ts").then(({ drive }) => signal.aborted || drive(carousel, view, signal), store.fail);
    read();
  });
  return [ref, content];
}
