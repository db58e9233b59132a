import carousel from "../../../../shared/ui/carousel/i18n/ar.ts";
import failures from "../../../../shared/i18n/i18n/ar.ts";
import type { TabSliderTexts } from "../tab-slider.strings.ts";

export default {
  ...failures,
  ...carousel,
  tabs: "المواضيع",
} satisfies TabSliderTexts;
