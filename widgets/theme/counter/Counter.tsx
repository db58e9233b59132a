import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { prefersReducedMotion } from "#shared/a11y/index.ts";
import type { WidgetView } from "#shared/element/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { onceSeen } from "../common/frames/seen.ts";
import type { CounterProps, CounterStore } from "./counter.store.ts";

/**
 * As little as can be, since it happens often: into the text that is there. A longer one is a new text: one that grows counts as a
 * shift of the layout where directions meet.
 */
function write(figure: HTMLElement, text: string): void {
  const shown = figure.firstChild as Text;
  if (shown.length === text.length) shown.data = text;
  else figure.textContent = text;
}

export function Counter({ store, props }: WidgetView<CounterStore, CounterProps, object>) {
  const root = useHost<HTMLSpanElement>((host, signal) => {
    const count = prefersReducedMotion() ? undefined : store.prepare(props.to || host.textContent);
    if (count) onceSeen(host, count, signal);
  });
  const { state } = store;
  // after that, so that the beginning is what is drawn first
  const counts = useSyncExternalStore(state.listen, () => state.get().counted !== null);
  const figure = useRef<HTMLSpanElement>(null);
  // the text alone, not the view
  useLayoutEffect(
    () => (counts ? state.listen(({ counted }) => counted !== null && write(figure.current!, counted)) : undefined),
    [counts, state],
  );
  return (
    <span ref={root} className="counter">
      {/* takes its place from the beginning, and is what a screen reader reads */}
      <span className={counts ? "page-look covered" : "page-look"} part="value">
        {props.to || <slot />}
      </span>
      {counts && (
        <span ref={figure} className="page-look counted" part="counted" aria-hidden="true">
          {state.get().counted}
        </span>
      )}
    </span>
  );
}
