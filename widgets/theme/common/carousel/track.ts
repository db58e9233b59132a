import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from "embla-carousel";
import { ownDocument } from "#shared/element/index.ts";
import { spaceOf } from "#shared/ui/index.ts";
import { onFrames } from "../frames/frames.ts";
import type { CarouselProps, CarouselStore, Move, Place } from "./carousel.store.ts";

interface TrackOptions extends Pick<CarouselProps, "loop" | "speed"> {
  /** True: slides jump instead of moving. */
  readonly prefersReducedMotion: boolean;
}

/**
 * Moves the slides at the ends of a loop in 2D. The library moves them in 3D, which makes a layer of each: a fifth of the time of a frame
 * in a page of ten carousels.
 */
function flatten(embla: EmblaCarouselType): void {
  const { axis, slideLooper } = embla.internalEngine();
  for (const { index, translate, target } of slideLooper.loopPoints) {
    const { style } = embla.slideNodes()[index]!;
    translate.to = (place) => void (style.transform = place ? `translate(${axis.direction(place)}px)` : "");
    translate.to(target());
  }
}

/** Keeps slides under the pointer in scaled pages: the library takes the window's px for the track's. */
function dragInOwnPx(embla: EmblaCarouselType, viewport: HTMLElement): void {
  const { target, dragHandler } = embla.internalEngine();
  const { add } = target;
  target.add = (way) =>
    add(typeof way === "number" && dragHandler.pointerDown() ? spaceOf(viewport).way(way, 0).x : way);
}

let lastFrame = -1;

/** Runs `run` before a frame without other such calls: carousels that start in the same frame would all be drawn late. Never after the signal. */
function onOwnFrame(run: () => void, signal: AbortSignal): void {
  onFrames((now) => {
    const isTaken = now === lastFrame;
    lastFrame = now;
    if (!isTaken) run();
    return isTaken;
  }, signal);
}

/**
 * Lets the slides of a viewport move.
 * @param shown receives the positions of the visible slides, from 0
 * @returns function that ends it
 */
export function startTrack(
  viewport: HTMLElement,
  { loop, speed, prefersReducedMotion }: TrackOptions,
  store: CarouselStore,
  shown: (places: readonly number[]) => void,
): () => void {
  const options: EmblaOptionsType = {
    loop,
    align: "start",
    direction: viewport.matches(":dir(rtl)") ? "rtl" : "ltr",
    // the library's unit: 25 steps take about 500 ms
    duration: Math.max(1, Math.round(speed / 20)),
    // slides out of view are inert, so the focus never gets there
    watchFocus: false,
  };
  const embla = EmblaCarousel(viewport, options);
  const read = (): Place => ({
    at: embla.selectedScrollSnap(),
    stops: embla.scrollSnapList().length,
    hasPrevious: embla.canScrollPrev(),
    hasNext: embla.canScrollNext(),
  });
  // drags of visitors do not go through `move()`
  let isAsked = true;
  const moved = () => store.moved(read());
  const seen = () => shown(embla.slidesInView());
  embla
    .on("select", () => store.moved(read(), isAsked))
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
  const rest = store.bind((to, asked) => {
    const begin = () => {
      isAsked = asked;
      move(to);
      isAsked = true;
    };
    // a hidden page draws no frames
    if (prefersReducedMotion || ownDocument.hidden) begin();
    else onOwnFrame(begin, end.signal);
  });
  return () => {
    rest();
    end.abort();
    embla.destroy();
  };
}
