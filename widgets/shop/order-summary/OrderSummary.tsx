import type { WidgetView } from "#shared/element/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { bind } from "./order-summary.bind.ts";

export function OrderSummary({ context }: WidgetView<object, object, object>) {
  const root = useHost<HTMLDivElement>((host, signal) => bind(host, signal, context));
  return (
    <div ref={root}>
      <slot />
    </div>
  );
}
