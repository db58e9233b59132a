import { type RefObject, useState } from "react";
import { untilAbort } from "#shared/state/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { carouselIn, nameOf } from "./slide.markup.ts";
import type { SlideshowStore } from "./slideshow.store.ts";

interface Content {
  /** Current children of the element. */
  readonly children: readonly Element[];
  /** True if the children are the suite's own markup; otherwise each child is a slide. */
  readonly isBuiltIn: boolean;
}

/** Returns the content of the element, from the page author or the suite. The ref may be set on any node of the view. */
export function useContent<T extends Element>(store: SlideshowStore): [ref: RefObject<T | null>, content: Content] {
  const [content, setContent] = useState<Content>({ children: [], isBuiltIn: false });
  const ref = useHost<T>((host, signal) => {
    const carousel = carouselIn(host);
    const read = () => {
      const children = [...host.children];
      if (!carousel) store.found(children.map(nameOf), store.state.get().at);
      setContent({ children, isBuiltIn: !!carousel });
    };
    const observer = new MutationObserver(read);
    observer.observe(host, { childList: true });
    untilAbort(signal, () => observer.disconnect());
    read();
  });
  return [ref, content];
}
