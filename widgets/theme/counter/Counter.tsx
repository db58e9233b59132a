import { useStore } from "@nanostores/react";
import type { WidgetView } from "../../../shared/element/index.ts";
import { onceSeen, still } from "../../../shared/ui/theme/index.ts";
import { useHost } from "../../../shared/ui/index.ts";
import type { CounterProps, CounterStore } from "./counter.store.ts";

export function Counter({ store, props }: WidgetView<CounterStore, CounterProps, object>) {
  const root = useHost<HTMLSpanElement>((host, signal) => {
    const count = still() ? undefined : store.prepare(props.to || host.textContent);
    if (count) onceSeen(host, count, signal);
  });
  // after that, so that the beginning is what is drawn first
  const counted = useStore(store.counted);
  return (
    <span ref={root} className="counter">
      {/* takes its place from the beginning, and is what a screen reader reads */}
      <span className={counted === null ? "" : "covered"} part="value">{props.to || <slot />}</span>
      {/* new each time: where directions meet, a number that grows would count as a shift of the layout */}
      {counted !== null && <span key={counted} className="counted" part="counted" aria-hidden="true">{counted}</span>}
    </span>
  );
}
