import type { WidgetView } from "#shared/element/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { watch } from "./tracking.bind.ts";
import type { TrackingProps, TrackingStore } from "./tracking.store.ts";

/** There is nothing to see. */
export function Tracking({ store }: WidgetView<TrackingStore, TrackingProps, object>) {
  const root = useHost<HTMLSpanElement>((_, signal) => watch(signal, store));
  return <span ref={root} hidden />;
}
