import failures from "#shared/i18n/fr.ts";
import type { NewsTexts } from "#theme/common/news/news.strings.ts";

export const news = {
  ...failures,
  news: "Actualités",
  none: "Il n’y a pas d’actualités.",
  pause: "Arrêter le défilement",
  play: "Lancer le défilement",
} satisfies NewsTexts;
