import { useLayoutEffect, useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import { spaceOf } from "#shared/ui/index.ts";
import type { Size } from "../geometry.ts";
import type { ZoomStore } from "../zoom.store.ts";

/** px by which an arrow key moves the picture. */
const arrows: Readonly<Record<string, readonly [x: number, y: number] | undefined>> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};
const signs: Readonly<Record<string, 1 | -1 | undefined>> = { "+": 1, "=": 1, "-": -1 };

/** Keeps what is in the middle of the pane there while the picture gets another size; at first that is its own middle. */
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

/** Moves and scales the picture in a pane that scrolls: by keys anywhere in the dialog, and by a mouse that draws it. */
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
    // the dialog is shown after this, and its pane has no size before
    const observer = new ResizeObserver(() => size && resize(scroller, image.current!, size, scale));
    // of its content's box a scrollbar takes some, which comes with the size
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
        const [way, sign] = [arrows[key], signs[key]];
        if (altKey || ctrlKey || metaKey || (!way && !sign)) return;
        event.preventDefault();
        if (way) scroller.scrollBy(...way);
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
