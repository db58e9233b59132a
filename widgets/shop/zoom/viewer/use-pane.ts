import { useLayoutEffect, useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import { spaceOf } from "#shared/ui/index.ts";
import type { Size } from "../geometry.ts";
import type { ZoomStore } from "../zoom.store.ts";

/** Distance in px that an arrow key moves the picture. */
const arrows: Readonly<Record<string, readonly [x: number, y: number] | undefined>> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};
const signs: Readonly<Record<string, 1 | -1 | undefined>> = { "+": 1, "=": 1, "-": -1 };

/** Resizes the picture around the center of the pane; a new picture starts at its own center. */
function resize(pane: HTMLElement, image: HTMLElement, size: Size, scale: number): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = pane;
  const isFirst = !image.style.width;
  const [x, y] = isFirst
    ? [0.5, 0.5]
    : [(scrollLeft + clientWidth / 2) / scrollWidth, (scrollTop + clientHeight / 2) / scrollHeight];
  image.style.width = `${size.width * scale}px`;
  image.style.height = `${size.height * scale}px`;
  pane.scrollTo(x * pane.scrollWidth - clientWidth / 2, y * pane.scrollHeight - clientHeight / 2);
}

/** Moves and scales the picture in a pane that scrolls: by keys anywhere in the dialog, and by dragging with a mouse. */
export function usePane(store: ZoomStore) {
  const { size, scale } = useStore(store.state);
  const pane = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const zoom = (sign: 1 | -1) => {
    const { clientWidth, clientHeight } = pane.current!;
    store.zoom(sign, { width: clientWidth, height: clientHeight });
  };

  useLayoutEffect(() => {
    const scroller = pane.current!;
    // the dialog opens after this effect: its pane has no size before
    const observer = new ResizeObserver(() => size && resize(scroller, image.current!, size, scale));
    // scrollbars change the content box: observing it would loop
    observer.observe(scroller, { box: "border-box" });
    return () => observer.disconnect();
  }, [size, scale]);
  useLayoutEffect(() => {
    const scroller = pane.current!;
    const end = new AbortController();
    const { signal } = end;
    scroller.closest("dialog")!.addEventListener(
      "keydown",
      (event) => {
        const { key, altKey, ctrlKey, metaKey } = event;
        const [move, sign] = [arrows[key], signs[key]];
        if (altKey || ctrlKey || metaKey || (!move && !sign)) return;
        event.preventDefault();
        if (move) scroller.scrollBy(...move);
        else if (sign) zoom(sign);
      },
      { signal },
    );
    scroller.addEventListener(
      "pointermove",
      ({ pointerType, buttons, movementX, movementY }) => {
        if (pointerType !== "mouse" || buttons !== 1) return;
        const { x, y } = spaceOf(scroller).way(movementX, movementY);
        scroller.scrollBy(-x, -y);
      },
      { signal },
    );
    return () => end.abort();
  }, [store]);

  return { pane, image, zoom };
}
