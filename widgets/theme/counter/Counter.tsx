import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { prefersReducedMotion } from "#shared/a11y/index.ts";
import type { WidgetView } from "#shared/element/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { onceSeen } from "../common/frames/seen.ts";
import type { CounterProps, CounterStore } from "./counter.store.ts";

/**
 * Writes the number into the existing text node, since this happens often. A text of another length gets a new node: a growing node would
 * count as a layout shift beside text of the other direction.
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
  // subscribes after the effect above: the first number is in the first frame
  const counts = useSyncExternalStore(state.listen, () => state.get().counted !== null);
  const figure = useRef<HTMLSpanElement>(null);
  // writes the text without rendering the view
  useLayoutEffect(
    () => (counts ? state.listen(({ counted }) => counted !== null && write(figure.current!, counted)) : undefined),
    [counts, state],
  );
  return (
    <span ref={root} className="counter">
      {/* reserves the final width, and is read by screen readers */}
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
