import { type ReactNode, useLayoutEffect, useRef } from "react";
import { lazyView, spaceOf } from "#shared/ui/index.ts";
import type { ServerFragmentProps } from "./ServerFragment.tsx";

interface PopoverProps {
  readonly id: string;
  /** Name for screen readers. */
  readonly label: string;
  /** Content, rendered only while the popover is open. */
  readonly children: ReactNode;
  readonly open: boolean;
  /** Element that the popover is placed beside; its opener unless given. */
  readonly anchor?: Element | undefined;
  /** Called on Escape, and when a press or the focus lands outside of the popover and its opener's surroundings. */
  readonly onClose: () => void;
}

/** Places a box below its opener, or above it if there is more space. */
function placeBeside(box: HTMLElement, opener: Element): void {
  const { left, right, top, bottom } = opener.getBoundingClientRect();
  const { innerWidth, innerHeight } = globalThis;
  const { width, height } = box.getBoundingClientRect();
  // aligned with the end of the opener in reading direction, and kept inside of the window
  const wanted = box.matches(":dir(rtl)") ? left : right - width;
  const above = bottom + height > innerHeight && top > innerHeight - bottom;
  const x = Math.max(8, Math.min(wanted, innerWidth - width - 8));
  // a zoomed page has other px than the window
  const own = spaceOf(box).way(x, above ? Math.max(8, top - height) : bottom);
  box.style.left = `${own.x}px`;
  box.style.top = `${own.y}px`;
}

/** Dialog beside its opener, the element before it. In the top layer: no scroller of the page clips it. Part: popover. Styles: `popoverCss`. */
export function Popover({ id, label, open, anchor, children, onClose }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!open) return;
    const box = ref.current!;
    const opener = anchor ?? box.previousElementSibling!;
    const end = new AbortController();
    const position = () => placeBeside(box, opener);
    const show = () => {
      box.showPopover();
      position();
    };
    show();
    const growth = new ResizeObserver(position);
    growth.observe(box);
    const { signal } = end;
    // moving the element takes the open popover out of the top layer
    box.getRootNode().addEventListener("suite-moved", show, { signal });
    addEventListener("resize", position, { signal });
    addEventListener("scroll", position, { signal, capture: true, passive: true });
    return () => {
      growth.disconnect();
      end.abort();
      box.hidePopover();
    };
  }, [open, anchor]);

  useLayoutEffect(() => {
    if (!open) return;
    const end = new AbortController();
    const { signal } = end;
    const inside = [ref.current!.parentElement!, anchor];
    const closeOutside = (event: Event) =>
      event.composedPath().some((part) => inside.includes(part as Element)) || onClose();
    addEventListener("pointerdown", closeOutside, { signal });
    addEventListener("focusin", closeOutside, { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && onClose(), { signal });
    return () => end.abort();
  }, [open, anchor, onClose]);

  return (
    <div
      ref={ref}
      className="popover"
      part="popover"
      id={id}
      tabIndex={-1}
      popover="manual"
      role="dialog"
      aria-label={label}
    >
      {open && children}
    </div>
  );
}

/** HTML of the suite's pages, loaded with the first popover that shows some: 1.8 kB. */
export const LazyFragment = lazyView<ServerFragmentProps>(() =>
  import("./ServerFragment.tsx").then((module) => module.ServerFragment),
);
