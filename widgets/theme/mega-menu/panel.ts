import { type RefObject, useLayoutEffect, useRef } from "react";
import { prefersReducedMotion } from "#shared/a11y/index.ts";

/** Value of `hidden`: browsers that support `until-found` can find and open closed panels. */
const closed = () => ("onbeforematch" in document ? "until-found" : "");

/**
 * Opens and closes a panel with the built-in theme's duration. @param onMatch called when the browser's search finds text in the panel
 * @see docs/reference/theme.md#theme-13
 */
export function usePanel(isOpen: boolean, onMatch: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const isDrawn = useRef(false);
  useLayoutEffect(() => {
    const panel = ref.current!;
    // start from the current height, so that an interrupted animation continues
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
