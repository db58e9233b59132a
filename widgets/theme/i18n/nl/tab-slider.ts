import { carousel } from "./carousel.ts";
import failures from "../../../../shared/i18n/nl.ts";
import type { TabSliderTexts } from "../../tab-slider/tab-slider.strings.ts";

export const tabSlider = {
  ...failures,
  ...carousel,
  tabs: "Onderwerpen",
} satisfies TabSliderTexts;
