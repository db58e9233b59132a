import type { CarouselTexts } from "#theme/common/carousel/carousel.strings.ts";

export const carousel = {
  carousel: "Folien",
  previous: "Vorherige Folie",
  next: "Nächste Folie",
  pause: "Automatischen Wechsel anhalten",
  play: "Automatischen Wechsel starten",
  slide: "{at} von {count}",
  show: "Folie {at} anzeigen",
  playVideo: "Video abspielen: {title}",
  videoUnsupported: "Diese Videoadresse wird nicht unterstützt.",
  videoMissing: "Die Videoadresse fehlt.",
  carouselKind: "Karussell",
  slideKind: "Folie",
} satisfies CarouselTexts;
