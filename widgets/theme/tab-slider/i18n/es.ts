import carousel from "../../../../shared/ui/carousel/i18n/es.ts";
import failures from "../../../../shared/i18n/i18n/es.ts";
import type { TabSliderTexts } from "../tab-slider.strings.ts";

export default {
  ...failures,
  ...carousel,
  tabs: "Temas",
} satisfies TabSliderTexts;
