import { useLayoutEffect, useRef } from "react";
import { ownDocument, useStore, type WidgetView } from "#shared/element/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { groundOf } from "./ground.ts";
import { onPassed } from "./passed.ts";
import type { StickyHeaderProps, StickyHeaderStore } from "./sticky-header.store.ts";

export function StickyHeader({ store, props: { offset } }: WidgetView<StickyHeaderStore, StickyHeaderProps, object>) {
  const { isStuck } = useStore(store.state);
  const mark = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    mark.current!.style.blockSize = `${offset}px`;
  }, [offset]);
  const root = useHost<HTMLDivElement>((host, signal) => onPassed(host, mark.current!, store.passed, signal));

  useLayoutEffect(() => {
    if (!isStuck) return;
    const { style: place } = root.current!;
    const { classList } = bar.current!;
    bar.current!.style.background = groundOf((root.current!.getRootNode() as ShadowRoot).host) ?? "";
    const page = new CSSStyleSheet();
    const keepRoom = () => {
      const height = `${bar.current!.offsetHeight}px`;
      place.setProperty("block-size", height);
      // what gets the focus, or is named by the address, is not behind it
      page.replaceSync(`:root{scroll-padding-block-start:${height}}`);
    };
    const observer = new ResizeObserver(keepRoom);
    ownDocument.adoptedStyleSheets.push(page);
    // first the room, then out of it: where the page is laid out in between, the browser scrolls after what has moved
    keepRoom();
    classList.add("stuck");
    observer.observe(bar.current!);
    return () => {
      observer.disconnect();
      classList.remove("stuck");
      place.removeProperty("block-size");
      ownDocument.adoptedStyleSheets = ownDocument.adoptedStyleSheets.filter((sheet) => sheet !== page);
    };
  }, [isStuck, root]);

  return (
    <div ref={root} className="place">
      <span ref={mark} className="mark" />
      <div ref={bar} part="bar">
        <slot />
      </div>
    </div>
  );
}
