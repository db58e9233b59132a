import failures from "#shared/i18n/fr.ts";
import type { TabSliderTexts } from "#theme/tab-slider/tab-slider.strings.ts";
import { carousel } from "./carousel.ts";

export const tabSlider = {
  ...failures,
  ...carousel,
  tabs: "Sujets",
} satisfies TabSliderTexts;
