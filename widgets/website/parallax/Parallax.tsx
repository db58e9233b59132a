import { useLayoutEffect, useRef } from "react";
import { useStore, type WidgetView } from "../../../shared/element/index.ts";
import { adoptStyles } from "../../../shared/ui/index.ts";
import { move } from "./move.ts";
import { backgroundIn } from "./parallax.markup.ts";
import css from "./parallax.light.css";
import type { ParallaxProps, ParallaxStore } from "./parallax.store.ts";

export function Parallax({ store, props: { ratio } }: WidgetView<ParallaxStore, ParallaxProps, object>) {
  const { isMoving } = useStore(store.state);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { host } = root.current!.getRootNode() as ShadowRoot;
    adoptStyles(host, css);
    if (!isMoving || !ratio) return;
    const end = new AbortController();
    const { section, background } = backgroundIn(host as HTMLElement, end.signal);
    move(section, background, ratio, end.signal);
    return () => end.abort();
  }, [isMoving, ratio]);
  return (
    <div ref={root}>
      <slot />
    </div>
  );
}
