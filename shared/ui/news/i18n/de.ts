import failures from "../../../i18n/i18n/de.ts";
import type { NewsTexts } from "../news.strings.ts";

export default {
  ...failures,
  news: "Neuigkeiten",
  none: "Es gibt keine Neuigkeiten.",
  pause: "Bewegung anhalten",
  play: "Bewegung starten",
} satisfies NewsTexts;
