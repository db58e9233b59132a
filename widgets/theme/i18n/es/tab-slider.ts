import failures from "#shared/i18n/es.ts";
import type { TabSliderTexts } from "#theme/tab-slider/tab-slider.strings.ts";
import { carousel } from "./carousel.ts";

export const tabSlider = {
  ...failures,
  ...carousel,
  tabs: "Temas",
} satisfies TabSliderTexts;
