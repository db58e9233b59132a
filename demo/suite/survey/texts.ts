import type { Localized } from "#demo/common/page-link.ts";
import { textsFor } from "#demo/common/texts/index.ts";
import type { Visit } from "#demo/server/visit.ts";

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

const en = {
  pie: "Pie Chart",
  graph: "Graph",
  data: "Data",
  answered: "{count} Answered",
  skipped: "{count} Skipped",
  none: "Sorry, No one answered this question.",
  all: "All surveys",
  finished: "Finished surveys",
  clear: "Clear All Filters",
  choices: "Answer Choices",
  responses: "User Responses",
  occurrence: "Occurrence",
  mostCommon: "Most Common {count}",
  allData: "All Data",
  start: "Start Survey",
  page: "Page {at} of {pages}",
  previousPage: "Previous page",
  nextPage: "Next page",
  submit: "Submit survey",
  choose: "Choose...",
  other: "If other, please specify:",
  somethingElse: "Something else",
  thanks: "Thank you!",
  scored: "You scored {points} points.",
  ifYouWish: "If you wish, you can {review}.",
  review: "review your answers",
  figures: { sum: "Sum", maximum: "Maximum", minimum: "Minimum", average: "Average" },
};

const ar: typeof en = {
  pie: "مخطط دائري",
  graph: "مخطط",
  data: "البيانات",
  answered: "أجاب: {count}",
  skipped: "تخطى: {count}",
  none: "عذرًا، لم يجب أحد عن هذا السؤال.",
  all: "كل الاستبيانات",
  finished: "الاستبيانات المكتملة",
  clear: "إزالة كل عوامل التصفية",
  choices: "خيارات الإجابة",
  responses: "إجابات المستخدمين",
  occurrence: "التكرار",
  mostCommon: "الأكثر شيوعًا: {count}",
  allData: "كل البيانات",
  start: "ابدأ الاستبيان",
  page: "الصفحة {at} من {pages}",
  previousPage: "الصفحة السابقة",
  nextPage: "الصفحة التالية",
  submit: "أرسل الاستبيان",
  choose: "اختر...",
  other: "إن كان غير ذلك، فاذكره:",
  somethingElse: "شيء آخر",
  thanks: "شكرًا لك!",
  scored: "حصلت على {points} من النقاط.",
  ifYouWish: "إن شئت يمكنك {review}.",
  review: "مراجعة إجاباتك",
  figures: { sum: "المجموع", maximum: "الأكبر", minimum: "الأصغر", average: "المتوسط" },
};

/** Returns the texts around questions and results; questions and answers are English. */
export const questionTexts = (visit: Visit): typeof en => textsFor(visit, { en, ar });
