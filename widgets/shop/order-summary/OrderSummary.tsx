import type { WidgetView } from "#shared/element/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { drive } from "./order-summary.drive.ts";

export function OrderSummary({ context }: WidgetView<object, object, object>) {
  const root = useHost<HTMLDivElement>((host, signal) => drive(host, signal, context));
  return (
    <div ref={root}>
      <slot />
    </div>
  );
}
