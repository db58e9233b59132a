import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { ownDocument, useStore, type WidgetView } from "#shared/element/index.ts";
import { Status, useHost } from "#shared/ui/index.ts";
import { Cover } from "./Cover.tsx";
import type { PreloaderTexts } from "./preloader.element.ts";
import { type PreloaderStore, stay } from "./preloader.store.ts";

/** ms after which the cover of suite.css has gone by itself: it does not come back. */
const longest = 8000;

/** ms that are left of the stay, when the page has loaded already. */
function left(): number {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const now = performance.now();
  return (visit?.loadEventStart || now) + stay - now;
}

export function Preloader({ store, texts }: WidgetView<PreloaderStore, object, PreloaderTexts>) {
  const root = useHost<HTMLDivElement>((host, signal) => {
    // the loader ends the cover of suite.css by hiding the host until that is ready
    if (performance.now() > longest || !host.checkVisibility()) return;
    if (ownDocument.readyState === "complete") {
      // what a visitor sees already is not covered again
      const stands = getComputedStyle(host).position === "fixed";
      const rest = left();
      if (!stands || rest <= 0) return;
      store.cover();
      store.loaded(rest, prefersReducedMotion());
    } else {
      store.cover();
      addEventListener("load", () => store.loaded(stay, prefersReducedMotion()), { signal });
    }
    // who uses the keyboard would not see what has the focus
    addEventListener("keydown", store.end, { signal });
    host.addEventListener("click", store.end, { signal });
  });
  // after the effect above, so that what it covers is covered in the first frame
  const { phase } = useStore(store.state);
  return (
    <div ref={root}>
      {phase !== "gone" && <Cover isLeaving={phase === "leaving"} />}
      <Status hidden text={phase === "covering" ? texts.loading : ""} />
    </div>
  );
}
