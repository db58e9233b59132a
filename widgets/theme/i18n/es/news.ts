import failures from "#shared/i18n/es.ts";
import type { NewsTexts } from "#theme/common/news/news.strings.ts";

export const news = {
  ...failures,
  news: "Noticias",
  none: "No hay noticias.",
  pause: "Detener el movimiento",
  play: "Iniciar el movimiento",
} satisfies NewsTexts;
