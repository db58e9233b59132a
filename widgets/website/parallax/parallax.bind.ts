import { effect } from "nanostores";
import type { WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { move } from "./move.ts";
import { backgroundIn } from "./parallax.markup.ts";
import type { ParallaxProps, ParallaxStore } from "./parallax.store.ts";

/** Moves the background in a host until the signal, then restores the markup. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  { state }: ParallaxStore,
  { props }: Pick<WidgetContext<ParallaxProps>, "props">,
): void {
  untilAbort(
    signal,
    effect([state, props], ({ isMoving }, { ratio }) => {
      if (!isMoving || !ratio) return undefined;
      const end = new AbortController();
      const { section, background } = backgroundIn(host, end.signal);
      move(section, background, ratio, end.signal);
      return () => end.abort();
    }),
  );
}
