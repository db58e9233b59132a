import type { GalleryTexts } from "#website/gallery/gallery.strings.ts";

export const gallery = {
  pictures: "Bilder",
  picture: "Bild {at} von {count}",
  place: "{at} von {count}",
  close: "Schließen",
  previous: "Vorheriges Bild",
  next: "Nächstes Bild",
  enlarge: "Vergrößern",
  pause: "Automatischen Wechsel anhalten",
  play: "Automatischen Wechsel starten",
  broken: "Dieses Bild konnte nicht geladen werden.",
} satisfies GalleryTexts;
