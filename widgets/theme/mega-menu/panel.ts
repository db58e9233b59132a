import { type RefObject, useLayoutEffect, useRef } from "react";
import { prefersReducedMotion } from "#shared/a11y/index.ts";

/** Found by the browser's search where that can open it. */
const closed = () => ("onbeforematch" in document ? "until-found" : "");

/** Opens and closes what the ref belongs to, in the built-in theme's time; `onMatch` when the browser's search found something in it. */
export function usePanel(isOpen: boolean, onMatch: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const isDrawn = useRef(false);
  useLayoutEffect(() => {
    const panel = ref.current!;
    // in the middle of a move it goes on from there
    const from = panel.getBoundingClientRect().height;
    for (const animation of panel.getAnimations()) animation.cancel();
    panel.removeAttribute("hidden");
    const to = isOpen ? panel.getBoundingClientRect().height : 0;
    const end = () => isOpen || panel.setAttribute("hidden", closed());
    if (!isDrawn.current || prefersReducedMotion()) end();
    else
      panel.animate(
        { blockSize: [`${from}px`, `${to}px`], overflow: ["clip", "clip"] },
        { duration: 200, easing: "ease" },
      ).onfinish = end;
    isDrawn.current = true;
  }, [isOpen]);
  useLayoutEffect(() => {
    const panel = ref.current!;
    panel.addEventListener("beforematch", onMatch);
    return () => panel.removeEventListener("beforematch", onMatch);
  }, [onMatch]);
  return ref;
}
