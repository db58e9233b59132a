import type { RatingTexts } from "../../rating/rating.strings.ts";

export const rating = {
  label: "التقييم",
  one: "أكرهه",
  two: "لا يعجبني",
  three: "لا بأس به",
  four: "يعجبني",
  five: "أحبه كثيرًا",
  choice: "{label} ({stars} من 5 نجوم)",
  average: "{stars} من 5 نجوم",
  clear: "مسح",
  required: "اختر عدد النجوم.",
} satisfies RatingTexts;
