import type { GalleryTexts } from "#website/gallery/gallery.strings.ts";

export const gallery = {
  pictures: "Images",
  picture: "Image {at} sur {count}",
  place: "{at} sur {count}",
  close: "Fermer",
  previous: "Image précédente",
  next: "Image suivante",
  enlarge: "Agrandir",
  pause: "Arrêter le défilement automatique",
  play: "Lancer le défilement automatique",
  broken: "Cette image n’a pas pu être chargée.",
} satisfies GalleryTexts;
