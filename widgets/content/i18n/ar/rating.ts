import { stars } from "../../../../shared/i18n/ar.ts";
import type { RatingTexts } from "../../rating/rating.strings.ts";

export const rating = {
  ...stars,
  label: "التقييم",
  required: "اختر عدد النجوم.",
} satisfies RatingTexts;
