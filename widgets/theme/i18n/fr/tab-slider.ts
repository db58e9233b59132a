import { carousel } from "./carousel.ts";
import failures from "../../../../shared/i18n/fr.ts";
import type { TabSliderTexts } from "../../tab-slider/tab-slider.strings.ts";

export const tabSlider = {
  ...failures,
  ...carousel,
  tabs: "Sujets",
} satisfies TabSliderTexts;
