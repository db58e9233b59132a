import type { WidgetView } from "#shared/element/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { bind } from "./parallax.bind.ts";
import type { ParallaxProps, ParallaxStore } from "./parallax.store.ts";

export function Parallax({ store, context }: WidgetView<ParallaxStore, ParallaxProps, object>) {
  const root = useHost<HTMLDivElement>((host, signal) => bind(host, signal, store, context.props));
  return (
    <div ref={root}>
      <slot />
    </div>
  );
}
