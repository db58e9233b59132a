import type { CarouselTexts } from "../carousel.strings.ts";

export default {
  carousel: "Diapositives",
  back: "Diapositive précédente",
  on: "Diapositive suivante",
  pause: "Arrêter le défilement automatique",
  play: "Démarrer le défilement automatique",
  slide: "{at} sur {count}",
  show: "Afficher la diapositive {at}",
  carouselKind: "carrousel",
  slideKind: "diapositive",
} satisfies CarouselTexts;
