/** Per element, what to do once it has been seen. One observer serves the whole page. */
const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Runs once, when the element has come into view; never after the signal. */
export function onceSeen(element: Element, run: () => void, signal: AbortSignal): void {
  observer ??= new IntersectionObserver((entries, own) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      own.unobserve(target);
      waiting.get(target)?.();
    }
  });
  waiting.set(element, run);
  observer.observe(element);
  signal.addEventListener("abort", () => observer!.unobserve(element));
}
