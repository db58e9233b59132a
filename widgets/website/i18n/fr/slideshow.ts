import type { SlideshowTexts } from "#website/slideshow/slideshow.strings.ts";

export const slideshow = {
  pictures: "Images",
  place: "{at} sur {count}",
  previous: "Image précédente",
  next: "Image suivante",
  previousThumbnails: "Miniatures précédentes",
  nextThumbnails: "Miniatures suivantes",
  pause: "Arrêter le défilement automatique",
  play: "Lancer le défilement automatique",
} satisfies SlideshowTexts;
