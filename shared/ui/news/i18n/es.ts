import failures from "../../../i18n/i18n/es.ts";
import type { NewsTexts } from "../news.strings.ts";

export default {
  ...failures,
  news: "Noticias",
  none: "No hay noticias.",
  pause: "Detener el movimiento",
  play: "Iniciar el movimiento",
} satisfies NewsTexts;
