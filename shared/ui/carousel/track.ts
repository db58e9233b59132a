import EmblaCarousel, { type EmblaOptionsType } from "embla-carousel";
import type { CarouselProps, CarouselStore, CarouselState } from "../../state/index.ts";

export interface TrackOptions extends Pick<CarouselProps, "loop" | "speed"> {
  /** It jumps. */
  readonly isStill: boolean;
}

/** Lets the slides of a viewport move; `shown` gets the places of those that are seen, from 0. Gives the end of it. */
export function startTrack(viewport: HTMLElement, { loop, speed, isStill }: TrackOptions, store: CarouselStore, shown: (places: readonly number[]) => void): () => void {
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
  const read = (): Omit<CarouselState, "playing"> => ({
    at: embla.selectedScrollSnap(),
    stops: embla.scrollSnapList().length,
    canGoBack: embla.canScrollPrev(),
    canGoOn: embla.canScrollNext(),
  });
  const moved = () => store.moved(read());
  const seen = () => shown(embla.slidesInView());
  embla.on("select", moved).on("reInit", moved).on("slidesInView", seen);
  store.drive({ back: () => embla.scrollPrev(isStill), on: () => embla.scrollNext(isStill), to: (stop) => embla.scrollTo(stop, isStill) });
  moved();
  return () => embla.destroy();
}
