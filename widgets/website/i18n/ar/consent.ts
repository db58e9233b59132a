import type { ConsentTexts } from "#website/consent/consent.strings.ts";

export const consent = {
  question: "السماح لهذا الموقع باستخدام مواقع أخرى من أجل:",
  video: "مقاطع الفيديو",
  social: "الشبكات الاجتماعية",
  tracking: "إحصاءات الزيارات",
} satisfies ConsentTexts;
