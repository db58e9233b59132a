import { useLayoutEffect, useRef, useState } from "react";
import { type Go, indexOf, startTrack } from "#website/common/slides/track.ts";
import type { GalleryStore } from "../gallery.types.ts";
import { startZoom, type Zoom } from "./zoom.ts";

/** Moves and enlarges the pictures of a lightbox by gestures and keys. The ref belongs to the scroller around the pictures. */
export function useTrack(store: GalleryStore, at: number) {
  const ref = useRef<HTMLDivElement>(null);
  const motion = useRef<{ readonly go: Go; readonly zoom: Zoom }>(null);
  const [zoomed, setZoomed] = useState(false);

  useLayoutEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const track = ref.current!;
    const current = () => store.state.get().at;
    const go = startTrack(track, (index) => store.show(index, true), signal);
    const zoom = startZoom(track, () => track.children[current()] as HTMLElement, setZoomed, signal);
    motion.current = { go, zoom };
    // keys work wherever the focus is in the dialog
    (track.getRootNode() as ShadowRoot).addEventListener(
      "keydown",
      (event) => {
        const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
        if (altKey || ctrlKey || metaKey) return;
        const isPanned = zoom.pan(key);
        const to = isPanned ? undefined : indexOf(key, current(), track.children.length, track.matches(":dir(rtl)"));
        if (to !== undefined) store.show(to, true);
        if (isPanned || to !== undefined) event.preventDefault();
      },
      { signal },
    );
    return () => end.abort();
  }, [store]);

  useLayoutEffect(() => {
    motion.current!.zoom.reset();
    motion.current!.go(at);
  }, [at]);

  return { ref, zoomed, toggleZoom: () => motion.current!.zoom.toggle() };
}
