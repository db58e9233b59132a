import { failureTexts, type Texts } from "#shared/i18n/index.ts";
import { carouselTexts } from "../common/carousel/carousel.strings.ts";

export const english = {
  ...failureTexts,
  ...carouselTexts,
  tabs: "Topics",
};

export type TabSliderTexts = Texts<typeof english>;
