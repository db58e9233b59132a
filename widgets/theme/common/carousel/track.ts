import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from "embla-carousel";
import { ownDocument } from "#shared/element/index.ts";
import { spaceOf } from "#shared/ui/index.ts";
import type { CarouselProps, CarouselStore, Move, Place } from "./carousel.store.ts";
import { onOwnFrame } from "./own-frame.ts";

export interface TrackOptions extends Pick<CarouselProps, "loop" | "speed"> {
  /** Then it jumps. */
  readonly prefersReducedMotion: boolean;
}

/**
 * A slide that is carried to the other end of a loop is drawn with its track. The library moves it in 3D, which makes a layer of each: in a page
 * of ten carousels a fifth of what a frame takes.
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

/** Lets the slides of a viewport move; `shown` gets the places of those that are seen, from 0. Gives the end of it. */
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
    // no milliseconds: 25 of its steps take about half a second
    duration: Math.max(1, Math.round(speed / 20)),
    // the focus is kept out of what is not seen
    watchFocus: false,
  };
  const embla = EmblaCarousel(viewport, options);
  const read = (): Place => ({
    at: embla.selectedScrollSnap(),
    stops: embla.scrollSnapList().length,
    hasPrevious: embla.canScrollPrev(),
    hasNext: embla.canScrollNext(),
  });
  // a visitor drags without asking here
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
        : // in a loop the library would count on beyond the ends
          embla.scrollTo(Math.max(0, Math.min(to, embla.scrollSnapList().length - 1)), prefersReducedMotion);
  moved();
  const rest = store.drive((to, asked) => {
    const begin = () => {
      isAsked = asked;
      move(to);
      isAsked = true;
    };
    // a page that is hidden draws no frame
    if (prefersReducedMotion || ownDocument.hidden) begin();
    else onOwnFrame(begin, end.signal);
  });
  return () => {
    rest();
    end.abort();
    embla.destroy();
  };
}
