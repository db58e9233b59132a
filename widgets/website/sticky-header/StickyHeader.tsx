import { useLayoutEffect, useRef } from "react";
import { ownDocument, useStore, type WidgetView } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { useHost } from "#shared/ui/index.ts";
import type { StickyHeaderProps, StickyHeaderStore } from "./sticky-header.store.ts";

/** Background colour behind an element: that of the nearest ancestor that has one; undefined if none has. */
function backgroundOf(element: Element): string | undefined {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box);
    if (!/^transparent$|[,/] 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return undefined;
}

/**
 * Reports when a sentinel has been scrolled past the upper edge of the window, and when it is back, without work in every frame of scrolling.
 * Waits while a menu of the header is open; never reports a header that is higher than a third of the window.
 */
function watchSentinel(header: Element, sentinel: Element, passed: (by: boolean) => void, signal: AbortSignal): void {
  let isPassed = false;
  const tell = () => {
    // in a low or zoomed window the header would leave too little space for the content
    const isLow = header.getBoundingClientRect().height * 3 < innerHeight;
    if (!header.querySelector(".collapse.show,.collapsing")) passed(isPassed && isLow);
  };
  const scrolls = new IntersectionObserver(([entry]) => {
    const { isIntersecting, boundingClientRect: box } = entry!;
    isPassed = !isIntersecting && box.bottom <= 0;
    tell();
  });
  const menus = new MutationObserver(tell);
  scrolls.observe(sentinel);
  menus.observe(header, { attributeFilter: ["class"], subtree: true });
  untilAbort(signal, () => {
    scrolls.disconnect();
    menus.disconnect();
  });
}

export function StickyHeader({ store, props: { offset } }: WidgetView<StickyHeaderStore, StickyHeaderProps, object>) {
  const { isStuck } = useStore(store.state);
  const mark = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    mark.current!.style.blockSize = `${offset}px`;
  }, [offset]);
  const root = useHost<HTMLDivElement>((host, signal) => watchSentinel(host, mark.current!, store.passed, signal));

  useLayoutEffect(() => {
    if (!isStuck) return;
    const { style: place } = root.current!;
    const { classList } = bar.current!;
    bar.current!.style.background = backgroundOf((root.current!.getRootNode() as ShadowRoot).host) ?? "";
    const page = new CSSStyleSheet();
    const keepRoom = () => {
      const height = `${bar.current!.offsetHeight}px`;
      place.setProperty("block-size", height);
      // a focused element, or the target of the address, must not be hidden behind the header
      page.replaceSync(`:root{scroll-padding-block-start:${height}}`);
    };
    const observer = new ResizeObserver(keepRoom);
    ownDocument.adoptedStyleSheets.push(page);
    // Reserve the space before taking the header out of the flow: a layout in between makes the browser scroll
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
