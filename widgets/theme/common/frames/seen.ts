import { untilAbort } from "#shared/state/index.ts";

/** Callbacks by element. */
const waiting = new WeakMap<Element, () => void>();
/** Observers of the page, by their offset in px. */
const observers = new Map<number, IntersectionObserver>();

function observerOf(offset: number): IntersectionObserver {
  let observer = observers.get(offset);
  if (!observer) {
    const notify: IntersectionObserverCallback = (entries, own) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        own.unobserve(target);
        waiting.get(target)?.();
      }
    };
    observer = new IntersectionObserver(notify, { rootMargin: `0px 0px ${-offset}px 0px` });
    observers.set(offset, observer);
  }
  return observer;
}

/** Calls `run` once when the element is `offset` px above the lower edge of the window; never after the signal. */
export function onceSeen(element: Element, run: () => void, signal: AbortSignal, offset = 0): void {
  const observer = observerOf(offset);
  waiting.set(element, run);
  observer.observe(element);
  untilAbort(signal, () => observer.unobserve(element));
}
