import { type RefObject, useEffect, useLayoutEffect } from "react";
import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { useStore } from "#shared/element/index.ts";
import { keepTime } from "../common/slides/clock.ts";
import { PlayButton } from "../common/slides/PlayButton.tsx";
import type { SlideshowView } from "./slideshow.store.ts";

interface TimerProps extends SlideshowView {
  /** All that the element shows. */
  readonly root: RefObject<Element | null>;
}

/** What a visitor points at or has the focus in does not go away by itself; at the button that starts the change it does. */
const uses = [":hover", ":focus-within"];

function isHeld(root: Element): boolean {
  const { host } = root.getRootNode() as ShadowRoot;
  const play = root.querySelector("[part=play]");
  const { top, bottom } = host.getBoundingClientRect();
  return bottom < 0 || top > innerHeight || uses.some((use) => host.matches(use) && !play?.matches(use));
}

/** Shows one slide after the other, each for as long, whoever has brought it; visitors stop and start it. */
export function Timer({ store, props: { interval }, texts, root }: TimerProps) {
  const { at, isPlaying } = useStore(store.state);
  // before anybody can press the button, whose wish it would undo
  useLayoutEffect(() => store.play(!prefersReducedMotion()), [store]);
  useEffect(
    () => (isPlaying ? keepTime(interval, () => isHeld(root.current!), store.advance) : undefined),
    [root, store, interval, isPlaying, at],
  );
  return <PlayButton playing={isPlaying} texts={texts} onClick={() => store.play(!isPlaying)} />;
}
