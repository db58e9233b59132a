import type { CarouselTexts } from "#theme/common/carousel/carousel.strings.ts";

export const carousel = {
  carousel: "Dia's",
  previous: "Vorige dia",
  next: "Volgende dia",
  pause: "Automatisch wisselen stoppen",
  play: "Automatisch wisselen starten",
  slide: "{at} van {count}",
  show: "Dia {at} tonen",
  playVideo: "Video afspelen: {title}",
  videoUnsupported: "Dit videoadres wordt niet ondersteund.",
  videoMissing: "Het videoadres ontbreekt.",
  carouselKind: "carrousel",
  slideKind: "dia",
} satisfies CarouselTexts;
