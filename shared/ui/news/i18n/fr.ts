import failures from "../../../i18n/i18n/fr.ts";
import type { NewsTexts } from "../news.strings.ts";

export default {
  ...failures,
  news: "Actualités",
  none: "Il n’y a pas d’actualités.",
  pause: "Arrêter le défilement",
  play: "Lancer le défilement",
} satisfies NewsTexts;
