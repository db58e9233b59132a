import { failureTexts, type Texts } from "../../../shared/i18n/index.ts";
import { carouselTexts } from "../../../shared/ui/carousel/index.ts";

export const english = {
  ...failureTexts,
  ...carouselTexts,
  tabs: "Topics",
};

export type TabSliderTexts = Texts<typeof english>;
