import { useLayoutEffect, useRef } from "react";
import { type Go, startTrack } from "../common/slides/track.ts";
import type { SlideshowStore } from "./slideshow.store.ts";

interface TrackProps {
  readonly store: SlideshowStore;
  readonly slides: readonly Element[];
  readonly at: number;
  readonly label: string;
}

/** Slot with the given children of the element. */
export const Slot = ({ of }: { readonly of: readonly Element[] }) => (
  <slot
    ref={(slot) => {
      slot?.assign(...of);
    }}
  />
);

/** Pictures of the page author side by side, of which one is visible. Parts: slides, slide. Styles: `trackCss`. */
export function Track({ store, slides, at, label }: TrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const go = useRef<Go>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    go.current = startTrack(track.current!, store.show, end.signal);
    return () => end.abort();
  }, [store]);
  useLayoutEffect(() => {
    go.current!(at);
  }, [at]);
  return (
    <div ref={track} className="track" part="slides" tabIndex={0} role="group" aria-label={label}>
      {slides.map((slide, index) => (
        <div key={index} className="slide" part="slide" inert={index !== at}>
          <Slot of={[slide]} />
        </div>
      ))}
    </div>
  );
}
