import type { Localized } from "#demo/common/page-link.ts";

interface SurveyPageTexts {
  readonly title: string;
  readonly lead: string;
  readonly signIn: string;
  readonly none: string;
}

export const surveyTexts: Localized<SurveyPageTexts> = {
  en: {
    title: "Survey answers",
    lead: "Answers of visitors, the newest first.",
    signIn: "Sign in as operator in the QA panel to read the answers.",
    none: "No answers yet.",
  },
  ar: {
    title: "إجابات الاستبيانات",
    lead: "ما أجاب به الزوار، الأحدث أولًا.",
    signIn: "سجّل الدخول بصفة operator في لوحة الجودة لقراءة الإجابات.",
    none: "لم يجب أحد بعد.",
  },
};
