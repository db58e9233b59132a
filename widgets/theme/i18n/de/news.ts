import failures from "#shared/i18n/de.ts";
import type { NewsTexts } from "#theme/common/news/news.strings.ts";

export const news = {
  ...failures,
  news: "Neuigkeiten",
  none: "Es gibt keine Neuigkeiten.",
  pause: "Bewegung anhalten",
  play: "Bewegung starten",
} satisfies NewsTexts;
