import type { GalleryTexts } from "#website/gallery/gallery.strings.ts";

export const gallery = {
  pictures: "Afbeeldingen",
  picture: "Afbeelding {at} van {count}",
  place: "{at} van {count}",
  close: "Sluiten",
  previous: "Vorige afbeelding",
  next: "Volgende afbeelding",
  enlarge: "Vergroten",
  pause: "Automatisch wisselen stoppen",
  play: "Automatisch wisselen starten",
  broken: "Deze afbeelding kon niet worden geladen.",
} satisfies GalleryTexts;
