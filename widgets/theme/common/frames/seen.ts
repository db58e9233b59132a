import { untilAbort } from "#shared/state/index.ts";
/** Per element, what to do once it has been seen. */
const waiting = new WeakMap<Element, () => void>();
/** One for the whole page, by how far in an element has to be, in px. */
const observers = new Map<number, IntersectionObserver>();

function observerOf(offset: number): IntersectionObserver {
  let observer = observers.get(offset);
  if (!observer) {
    const tell: IntersectionObserverCallback = (entries, own) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        own.unobserve(target);
        waiting.get(target)?.();
      }
    };
    observer = new IntersectionObserver(tell, { rootMargin: `0px 0px ${-offset}px 0px` });
    observers.set(offset, observer);
  }
  return observer;
}

/** Runs once, when the element has come into view, `offset` px above the lower edge of the window; never after the signal. */
export function onceSeen(element: Element, run: () => void, signal: AbortSignal, offset = 0): void {
  const observer = observerOf(offset);
  waiting.set(element, run);
  observer.observe(element);
  untilAbort(signal, () => observer.unobserve(element));
}
