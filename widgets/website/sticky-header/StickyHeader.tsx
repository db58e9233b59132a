import { useLayoutEffect, useRef } from "react";
import { ownDocument, useStore, type WidgetView } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { useHost } from "#shared/ui/index.ts";
import type { StickyHeaderProps, StickyHeaderStore } from "./sticky-header.store.ts";

/** Returns the background colour of the nearest ancestor with one; undefined without one. */
function backgroundOf(element: Element): string | undefined {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box);
    if (!/^transparent$|[,/] 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return undefined;
}

/**
 * Reports when a sentinel scrolls past the upper edge of the window and back, without work in each frame of scrolling. Waits while a menu of
 * the header is open; never reports a header that is higher than a third of the window.
 */
function watchSentinel(
  header: Element,
  sentinel: Element,
  report: (isPassed: boolean) => void,
  signal: AbortSignal,
): void {
  let isPassed = false;
  const update = () => {
    // in a low or zoomed window the header would leave too little space for the content
    const isLow = header.getBoundingClientRect().height * 3 < innerHeight;
    if (!header.querySelector(".collapse.show,.collapsing")) report(isPassed && isLow);
  };
  const scrolls = new IntersectionObserver(([entry]) => {
    const { isIntersecting, boundingClientRect: box } = entry!;
    isPassed = !isIntersecting && box.bottom <= 0;
    update();
  });
  const menus = new MutationObserver(update);
  scrolls.observe(sentinel);
  menus.observe(header, { attributeFilter: ["class"], subtree: true });
  untilAbort(signal, () => {
    scrolls.disconnect();
    menus.disconnect();
  });
}

export function StickyHeader({ store, props: { offset } }: WidgetView<StickyHeaderStore, StickyHeaderProps, object>) {
  const { isStuck } = useStore(store.state);
  const sentinel = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    sentinel.current!.style.blockSize = `${offset}px`;
  }, [offset]);
  const root = useHost<HTMLDivElement>((host, signal) => watchSentinel(host, sentinel.current!, store.passed, signal));

  useLayoutEffect(() => {
    if (!isStuck) return;
    const { style } = root.current!;
    const { classList } = bar.current!;
    bar.current!.style.background = backgroundOf((root.current!.getRootNode() as ShadowRoot).host) ?? "";
    const page = new CSSStyleSheet();
    const reserveSpace = () => {
      const height = `${bar.current!.offsetHeight}px`;
      style.setProperty("block-size", height);
      // a focused element, or the target of the address, must not be hidden behind the header
      page.replaceSync(`:root{scroll-padding-block-start:${height}}`);
    };
    const observer = new ResizeObserver(reserveSpace);
    ownDocument.adoptedStyleSheets.push(page);
    // reserves the space before the header leaves the flow: a layout in between would make the browser scroll
    reserveSpace();
    classList.add("stuck");
    observer.observe(bar.current!);
    return () => {
      observer.disconnect();
      classList.remove("stuck");
      style.removeProperty("block-size");
      ownDocument.adoptedStyleSheets = ownDocument.adoptedStyleSheets.filter((sheet) => sheet !== page);
    };
  }, [isStuck, root]);

  return (
    <div ref={root} className="space">
      <span ref={sentinel} className="sentinel" />
      <div ref={bar} part="bar">
        <slot />
      </div>
    </div>
  );
}
