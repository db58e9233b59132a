import { untilAbort } from "#shared/state/index.ts";
type Update = () => void;

/** Of the sections that are seen, one frame for all. */
const seen = new Set<Update>();
let isAsked = false;

function ask(): void {
  if (isAsked || !seen.size) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    for (const update of seen) update();
  });
}

/** Says how far a section has crossed the window, from 0 to 1, at every frame of scrolling in which it is seen. */
export function onScroll(section: Element, tell: (share: number) => void, signal: AbortSignal): void {
  const update = () => {
    const { top, height } = section.getBoundingClientRect();
    tell(Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight + height))));
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (entry!.isIntersecting) seen.add(update);
    else seen.delete(update);
    update();
  });
  observer.observe(section);
  for (const type of ["scroll", "resize"]) addEventListener(type, ask, { signal, passive: true });
  untilAbort(signal, () => {
    observer.disconnect();
    seen.delete(update);
  });
}
