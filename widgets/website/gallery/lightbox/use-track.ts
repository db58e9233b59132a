import { useLayoutEffect, useRef, useState } from "react";
import { type Go, placeOf, startTrack } from "#website/common/slides/track.ts";
import type { GalleryStore } from "../gallery.types.ts";
import { startZoom, type Zoom } from "./zoom.ts";

/** Lets the pictures of a lightbox move and grow, by hand and by keys. The ref belongs to the scroller around them. */
export function useTrack(store: GalleryStore, at: number) {
  const ref = useRef<HTMLDivElement>(null);
  const moves = useRef<{ readonly go: Go; readonly zoom: Zoom }>(null);
  const [zoomed, setZoomed] = useState(false);

  useLayoutEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const track = ref.current!;
    const current = () => store.state.get().at;
    const go = startTrack(track, (place) => store.show(place, true), signal);
    const zoom = startZoom(track, () => track.children[current()] as HTMLElement, setZoomed, signal);
    moves.current = { go, zoom };
    // wherever the focus is in the dialog
    (track.getRootNode() as ShadowRoot).addEventListener(
      "keydown",
      (event) => {
        const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
        if (altKey || ctrlKey || metaKey) return;
        const isPanned = zoom.pan(key);
        const to = isPanned ? undefined : placeOf(key, current(), track.children.length, track.matches(":dir(rtl)"));
        if (to !== undefined) store.show(to, true);
        if (isPanned || to !== undefined) event.preventDefault();
      },
      { signal },
    );
    return () => end.abort();
  }, [store]);

  useLayoutEffect(() => {
    moves.current!.zoom.reset();
    moves.current!.go(at);
  }, [at]);

  return { ref, zoomed, toggleZoom: () => moves.current!.zoom.toggle() };
}
