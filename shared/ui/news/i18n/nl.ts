import failures from "../../../i18n/i18n/nl.ts";
import type { NewsTexts } from "../news.strings.ts";

export default {
  ...failures,
  news: "Nieuws",
  none: "Er is geen nieuws.",
  pause: "Beweging stoppen",
  play: "Beweging starten",
} satisfies NewsTexts;
