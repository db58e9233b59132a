import { useLayoutEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { ownDocument, useStore, type WidgetView } from "#shared/element/index.ts";
import { Spinner, Status, useHost } from "#shared/ui/index.ts";
import type { PreloaderTexts } from "./preloader.store.ts";
import { type PreloaderStore, stay } from "./preloader.store.ts";

/** Milliseconds after which the cover of suite.css ends; the page is not covered again. */
const maximum = 8000;

/** Returns the remaining ms of the cover if the page has loaded already. */
function left(): number {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const now = performance.now();
  return (visit?.loadEventStart || now) + stay - now;
}

/** Returns false for nodes that the built-in theme's styles hide. */
const isVisible = (node: Node) => (node instanceof Element ? node.checkVisibility() : !!node.textContent?.trim());

/** The page author's logo, or a spinner, above the whole page. Parts: cover, spinner. */
function Cover({ isFading }: { readonly isFading: boolean }) {
  const slot = useRef<HTMLSlotElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  useLayoutEffect(() => setEmpty(!slot.current!.assignedNodes().some(isVisible)), []);
  return (
    <div className={isFading ? "cover leaving" : "cover"} part="cover" aria-busy={!isFading}>
      <slot ref={slot} />
      {isEmpty && <Spinner />}
    </div>
  );
}

export function Preloader({ store, texts }: WidgetView<PreloaderStore, object, PreloaderTexts>) {
  const root = useHost<HTMLDivElement>((host, signal) => {
    // the loader ends the cover of suite.css by hiding the host until the host is ready
    if (performance.now() > maximum || !host.checkVisibility()) return;
    if (ownDocument.readyState === "complete") {
      // a page that is already visible is not covered again
      const isCovered = getComputedStyle(host).position === "fixed";
      const remaining = left();
      if (!isCovered || remaining <= 0) return;
      store.cover();
      store.loaded(remaining, prefersReducedMotion());
    } else {
      store.cover();
      addEventListener("load", () => store.loaded(stay, prefersReducedMotion()), { signal });
    }
    // the cover would hide the focused element
    addEventListener("keydown", store.end, { signal });
    host.addEventListener("click", store.end, { signal });
  });
  // subscribes after the effect above: the first frame is covered
  const { phase } = useStore(store.state);
  return (
    <div ref={root}>
      {phase !== "gone" && <Cover isFading={phase === "fading"} />}
      <Status hidden text={phase === "covering" ? texts.loading : ""} />
    </div>
  );
}
