import type { SlideshowTexts } from "#website/slideshow/slideshow.strings.ts";

export const slideshow = {
  pictures: "Bilder",
  place: "{at} von {count}",
  previous: "Vorheriges Bild",
  next: "Nächstes Bild",
  previousThumbnails: "Vorherige Vorschaubilder",
  nextThumbnails: "Nächste Vorschaubilder",
  pause: "Automatischen Wechsel anhalten",
  play: "Automatischen Wechsel starten",
} satisfies SlideshowTexts;
