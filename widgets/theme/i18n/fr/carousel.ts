import type { CarouselTexts } from "#theme/common/carousel/carousel.strings.ts";

export const carousel = {
  carousel: "Diapositives",
  previous: "Diapositive précédente",
  next: "Diapositive suivante",
  pause: "Arrêter le défilement automatique",
  play: "Démarrer le défilement automatique",
  slide: "{at} sur {count}",
  show: "Afficher la diapositive {at}",
  playVideo: "Lire la vidéo : {title}",
  videoUnsupported: "Cette adresse de vidéo n'est pas prise en charge.",
  videoMissing: "L'adresse de la vidéo est manquante.",
  carouselKind: "carrousel",
  slideKind: "diapositive",
} satisfies CarouselTexts;
