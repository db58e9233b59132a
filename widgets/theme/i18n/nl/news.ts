import failures from "#shared/i18n/nl.ts";
import type { NewsTexts } from "#theme/common/news/news.strings.ts";

export const news = {
  ...failures,
  news: "Nieuws",
  none: "Er is geen nieuws.",
  pause: "Beweging stoppen",
  play: "Beweging starten",
} satisfies NewsTexts;
