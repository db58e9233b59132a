import carousel from "../../../../shared/ui/carousel/i18n/de.ts";
import failures from "../../../../shared/i18n/i18n/de.ts";
import type { TabSliderTexts } from "../tab-slider.strings.ts";

export default {
  ...failures,
  ...carousel,
  tabs: "Themen",
} satisfies TabSliderTexts;
