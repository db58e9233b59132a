import type { RatingTexts } from "#content/rating/rating.strings.ts";
import { stars } from "#shared/i18n/ar.ts";

export const rating = {
  ...stars,
  label: "التقييم",
  required: "اختر عدد النجوم.",
} satisfies RatingTexts;
