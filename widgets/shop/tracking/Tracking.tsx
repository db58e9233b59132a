import type { WidgetView } from "#shared/element/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { bind } from "./tracking.bind.ts";
import type { TrackingProps, TrackingStore } from "./tracking.store.ts";

/** View without visible content. */
export function Tracking({ store }: WidgetView<TrackingStore, TrackingProps, object>) {
  const root = useHost<HTMLSpanElement>((_, signal) => bind(signal, store));
  return <span ref={root} hidden />;
}
