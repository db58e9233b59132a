import { type ReactNode, useLayoutEffect, useRef } from "react";
import { lazyView, spaceOf } from "#shared/ui/index.ts";
import type { ServerFragmentProps } from "./ServerFragment.tsx";

interface PopoverProps {
  readonly id: string;
  /** Its name for screen readers. */
  readonly label: string;
  /** Rendered only while open. */
  readonly children: ReactNode;
  readonly open: boolean;
  /** What it stands beside; its opener unless given. */
  readonly anchor?: Element | undefined;
  /** Escape, or the visitor turned to something outside of it and its opener's surroundings. */
  readonly onClose: () => void;
}

/** Beside its opener, which comes just before it, in the top layer: no scroller of the page cuts it off. Part: popover. Styles: `popoverCss`. */
export function Popover({ id, label, open, anchor, children, onClose }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!open) return;
    const box = ref.current!;
    const opener = anchor ?? box.previousElementSibling!;
    const end = new AbortController();
    const place = () => {
      const { left, right, top, bottom } = opener.getBoundingClientRect();
      const { innerWidth, innerHeight } = globalThis;
      const { width, height } = box.getBoundingClientRect();
      // ends where the opener ends, in the direction of reading, as far as the window lets it
      const wanted = box.matches(":dir(rtl)") ? left : right - width;
      const above = bottom + height > innerHeight && top > innerHeight - bottom;
      const x = Math.max(8, Math.min(wanted, innerWidth - width - 8));
      // a page that is zoomed has px of its own
      const own = spaceOf(box).way(x, above ? Math.max(8, top - height) : bottom);
      box.style.left = `${own.x}px`;
      box.style.top = `${own.y}px`;
    };
    const show = () => {
      box.showPopover();
      place();
    };
    show();
    const growth = new ResizeObserver(place);
    growth.observe(box);
    const { signal } = end;
    // the element was moved: it is open still, but fell out of the top layer
    box.getRootNode().addEventListener("suite-moved", show, { signal });
    addEventListener("resize", place, { signal });
    addEventListener("scroll", place, { signal, capture: true, passive: true });
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
    const outside = (event: Event) =>
      event.composedPath().some((part) => inside.includes(part as Element)) || onClose();
    addEventListener("pointerdown", outside, { signal });
    addEventListener("focusin", outside, { signal });
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

/** A piece of the suite's pages, for elements that show one only when they are opened: it is 1.8 kB. */
export const LazyFragment = lazyView<ServerFragmentProps>(() =>
  import("./ServerFragment.tsx").then((module) => module.ServerFragment),
);
