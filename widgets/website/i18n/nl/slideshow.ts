import type { SlideshowTexts } from "#website/slideshow/slideshow.strings.ts";

export const slideshow = {
  pictures: "Afbeeldingen",
  place: "{at} van {count}",
  previous: "Vorige afbeelding",
  next: "Volgende afbeelding",
  previousThumbnails: "Vorige miniaturen",
  nextThumbnails: "Volgende miniaturen",
  pause: "Automatisch wisselen stoppen",
  play: "Automatisch wisselen starten",
} satisfies SlideshowTexts;
