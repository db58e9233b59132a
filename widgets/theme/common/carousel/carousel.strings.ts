import type { Texts } from "#shared/i18n/index.ts";

/** What every carousel says. */
export const carouselTexts = {
  carousel: "Slides",
  previous: "Previous slide",
  next: "Next slide",
  pause: "Stop the automatic change",
  play: "Start the automatic change",
  slide: "{at} of {count}",
  show: "Show slide {at}",
  playVideo: "Play the video: {title}",
  videoUnsupported: "Video URL not supported.",
  videoMissing: "Missing video URL.",
  /** What a screen reader calls it; these are no names but kinds. */
  carouselKind: "carousel",
  slideKind: "slide",
};

export type CarouselTexts = Texts<typeof carouselTexts>;
