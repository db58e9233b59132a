import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from "embla-carousel";
import { ownDocument } from "#shared/element/index.ts";
import { spaceOf } from "#shared/ui/index.ts";
import { onFrames } from "../frames/frames.ts";
import type { CarouselProps, CarouselStore, Move, Position } from "./carousel.store.ts";

interface TrackOptions extends Pick<CarouselProps, "loop" | "speed"> {
  /** True if slides jump instead of moving. */
  readonly prefersReducedMotion: boolean;
}

/**
 * Moves the slides at the ends of a loop in 2D. The library moves them in 3D, which creates a layer for each slide and takes a fifth of the
 * frame time in a page of ten carousels.
 */
function flatten(embla: EmblaCarouselType): void {
  const { axis, slideLooper } = embla.internalEngine();
  for (const { index, translate, target } of slideLooper.loopPoints) {
    const { style } = embla.slideNodes()[index]!;
    translate.to = (offset) => void (style.transform = offset ? `translate(${axis.direction(offset)}px)` : "");
    translate.to(target());
  }
}

/** Keeps slides under the pointer in scaled pages: the library does not distinguish px of the window from px of the track. */
function dragInOwnPx(embla: EmblaCarouselType, viewport: HTMLElement): void {
  const { target, dragHandler } = embla.internalEngine();
  const { add } = target;
  target.add = (distance) =>
    add(typeof distance === "number" && dragHandler.pointerDown() ? spaceOf(viewport).way(distance, 0).x : distance);
}

let lastFrame = -1;

/** Runs a function before a frame without other such calls: carousels that move in the same frame would delay it. Never after the signal. */
function onOwnFrame(run: () => void, signal: AbortSignal): void {
  onFrames((now) => {
    const isTaken = now === lastFrame;
    lastFrame = now;
    if (!isTaken) run();
    return isTaken;
  }, signal);
}

/**
 * Makes the slides of a viewport movable.
 * @param shown receives the indices of the visible slides
 * @returns function that ends the movement and releases the track
 */
export function startTrack(
  viewport: HTMLElement,
  { loop, speed, prefersReducedMotion }: TrackOptions,
  store: CarouselStore,
  shown: (indices: readonly number[]) => void,
): () => void {
  const options: EmblaOptionsType = {
    loop,
    align: "start",
    direction: viewport.matches(":dir(rtl)") ? "rtl" : "ltr",
    // the library's unit: 25 steps take about 500 ms
    duration: Math.max(1, Math.round(speed / 20)),
    // slides out of view are inert and never get the focus
    watchFocus: false,
  };
  const embla = EmblaCarousel(viewport, options);
  const read = (): Position => ({
    at: embla.selectedScrollSnap(),
    stops: embla.scrollSnapList().length,
    hasPrevious: embla.canScrollPrev(),
    hasNext: embla.canScrollNext(),
  });
  // drags of visitors do not go through `move()`
  let isRequested = true;
  const moved = () => store.moved(read());
  const seen = () => shown(embla.slidesInView());
  embla
    .on("select", () => store.moved(read(), isRequested))
    .on("reInit", moved)
    .on("reInit", flatten)
    .on("reInit", () => dragInOwnPx(embla, viewport))
    .on("slidesInView", seen);
  flatten(embla);
  dragInOwnPx(embla, viewport);
  const end = new AbortController();
  const move = (to: Move) =>
    to === "next"
      ? embla.scrollNext(prefersReducedMotion)
      : to === "previous"
        ? embla.scrollPrev(prefersReducedMotion)
        : // in a loop the library would count beyond the ends
          embla.scrollTo(Math.max(0, Math.min(to, embla.scrollSnapList().length - 1)), prefersReducedMotion);
  moved();
  const unbind = store.bind((to, requested) => {
    const begin = () => {
      isRequested = requested;
      move(to);
      isRequested = true;
    };
    // a hidden page draws no frames
    if (prefersReducedMotion || ownDocument.hidden) begin();
    else onOwnFrame(begin, end.signal);
  });
  return () => {
    unbind();
    end.abort();
    embla.destroy();
  };
}
