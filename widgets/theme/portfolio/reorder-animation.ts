import { useLayoutEffect, useRef } from "react";
import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { useStore } from "#shared/element/index.ts";
import type { PortfolioStore } from "./portfolio.store.ts";

const timing = { duration: 300, easing: "cubic-bezier(.2,.8,.2,1)" };

type Boxes = ReadonlyMap<Element, DOMRect>;

const boxesOf = (elements: Iterable<Element>): Boxes =>
  new Map(
    [...elements]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => [element, element.getBoundingClientRect()]),
  );

/** Animates an element from its previous position, or its appearance. View transitions do not reach into a shadow root. */
function move(element: Element, before: DOMRect | undefined): void {
  const { left, top, width } = element.getBoundingClientRect();
  if (!width) return;
  if (!before) element.animate({ opacity: [0, 1], scale: [0.92, 1] }, timing);
  else if (before.left !== left || before.top !== top)
    element.animate({ translate: [`${before.left - left}px ${before.top - top}px`, "0"] }, timing);
}

/** Animates items to their new positions when another category is shown. */
export function useReorderAnimation(store: PortfolioStore, items: () => Iterable<Element>): void {
  const before = useRef<Boxes | null>(null);
  useLayoutEffect(
    () =>
      store.state.listen((now, old) => {
        // no animation at the start, nor when the page author's items change
        if (now.items !== old?.items) before.current = null;
        else if (now.filter !== old.filter) before.current = prefersReducedMotion() ? null : boxesOf(items());
      }),
    [store],
  );
  const { filter } = useStore(store.state);
  useLayoutEffect(() => {
    const boxes = before.current;
    before.current = null;
    if (boxes) for (const element of items()) move(element, boxes.get(element));
  }, [filter]);
}
