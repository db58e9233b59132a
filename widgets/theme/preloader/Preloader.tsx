import { useLayoutEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { ownDocument, useStore, type WidgetView } from "#shared/element/index.ts";
import { Spinner, Status, useHost } from "#shared/ui/index.ts";
import type { PreloaderTexts } from "./preloader.store.ts";
import { type PreloaderStore, stay } from "./preloader.store.ts";

/** ms after which the cover of suite.css ends by itself; the page is not covered again. */
const longest = 8000;

/** Remaining ms of the cover if the page has loaded already. */
function left(): number {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const now = performance.now();
  return (visit?.loadEventStart || now) + stay - now;
}

/** The built-in theme's own cover may be hidden by its styles. */
const isSeen = (node: Node) => (node instanceof Element ? node.checkVisibility() : !!node.textContent?.trim());

/** The author's logo, or the spinner, above the whole page. Parts: cover, spinner. */
function Cover({ isFading }: { readonly isFading: boolean }) {
  const slot = useRef<HTMLSlotElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  useLayoutEffect(() => setEmpty(!slot.current!.assignedNodes().some(isSeen)), []);
  return (
    <div className={isFading ? "cover leaving" : "cover"} part="cover" aria-busy={!isFading}>
      <slot ref={slot} />
      {isEmpty && <Spinner />}
    </div>
  );
}

export function Preloader({ store, texts }: WidgetView<PreloaderStore, object, PreloaderTexts>) {
  const root = useHost<HTMLDivElement>((host, signal) => {
    // the loader ends the cover of suite.css by hiding the host until that is ready
    if (performance.now() > longest || !host.checkVisibility()) return;
    if (ownDocument.readyState === "complete") {
      // a page that is already visible is not covered again
      const stands = getComputedStyle(host).position === "fixed";
      const rest = left();
      if (!stands || rest <= 0) return;
      store.cover();
      store.loaded(rest, prefersReducedMotion());
    } else {
      store.cover();
      addEventListener("load", () => store.loaded(stay, prefersReducedMotion()), { signal });
    }
    // keyboard users would not see the focused element
    addEventListener("keydown", store.end, { signal });
    host.addEventListener("click", store.end, { signal });
  });
  // after the effect above, so that what it covers is covered in the first frame
  const { phase } = useStore(store.state);
  return (
    <div ref={root}>
      {phase !== "gone" && <Cover isFading={phase === "leaving"} />}
      <Status hidden text={phase === "covering" ? texts.loading : ""} />
    </div>
  );
}
