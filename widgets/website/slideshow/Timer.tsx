import { type RefObject, useEffect, useLayoutEffect } from "react";
import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { useStore } from "#shared/element/index.ts";
import { keepTime } from "../common/slides/clock.ts";
import { PlayButton } from "../common/slides/PlayButton.tsx";
import type { SlideshowView } from "./slideshow.store.ts";

export interface TimerProps extends SlideshowView {
  /** Root of the element's view. */
  readonly root: RefObject<Element | null>;
}

/** Pseudo-classes that hold the automatic change, except on the button that starts it. */
const holds = [":hover", ":focus-within"];

function isHeld(root: Element): boolean {
  const { host } = root.getRootNode() as ShadowRoot;
  const play = root.querySelector("[part=play]");
  const { top, bottom } = host.getBoundingClientRect();
  return bottom < 0 || top > innerHeight || holds.some((hold) => host.matches(hold) && !play?.matches(hold));
}

/** Shows the next slide after each interval, with a button that stops and starts the change. */
export function Timer({ store, props: { interval }, texts, root }: TimerProps) {
  const { at, isPlaying } = useStore(store.state);
  // in a layout effect, before the visitor can press the button
  useLayoutEffect(() => store.play(!prefersReducedMotion()), [store]);
  useEffect(
    () => (isPlaying ? keepTime(interval, () => isHeld(root.current!), store.advance) : undefined),
    [root, store, interval, isPlaying, at],
  );
  return <PlayButton playing={isPlaying} texts={texts} onClick={() => store.play(!isPlaying)} />;
}
