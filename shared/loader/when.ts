/** Runs once at the moment of a strategy: `idle`, `visible`, `interaction`; at once for any other. */
export function when(strategy: string | undefined, element: HTMLElement, run: () => void): void {
  if (strategy === "idle") (globalThis.requestIdleCallback ?? setTimeout)(run);
  else if (strategy === "visible") {
    // an element without a box of its own is never reported
    const seen = element.getClientRects()[0] ? element : element.firstElementChild;
    if (!seen) return run();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { rootMargin: "200px" },
    );
    observer.observe(seen);
  } else if (strategy === "interaction") {
    const types = ["pointerover", "focusin", "touchstart"];
    const act = () => {
      for (const type of types) element.removeEventListener(type, act);
      run();
    };
    for (const type of types) element.addEventListener(type, act, { passive: true });
  } else run();
}
