import carousel from "../../../../shared/ui/carousel/i18n/fr.ts";
import failures from "../../../../shared/i18n/i18n/fr.ts";
import type { TabSliderTexts } from "../tab-slider.strings.ts";

export default {
  ...failures,
  ...carousel,
  tabs: "Sujets",
} satisfies TabSliderTexts;
