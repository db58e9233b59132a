import type { SurveyTexts } from "#content/survey/survey.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const survey = {
  ...failures,
  retry: "أعد الإرسال",
  invalid: "بعض الإجابات ناقصة أو لا يمكن قراءتها.",
  missing: "هذا السؤال يتطلب إجابة.",
  required: "{question} (إلزامي)",
  cell: "{row}: {column}",
  score: "نتيجتك: {score}",
  page: "الصفحة {page} من {pages}",
  restored: "استُعيدت إجاباتك في هذه الصفحة.",
  failed: "حدثت مشكلة",
  notRecorded: "حدث خطأ عند الاتصال بخادم الاستبيان. على الأرجح لم تُسجَّل إجاباتك.",
  close: "إغلاق",
  number: "هذا ليس رقمًا.",
  integer: "«{value}» ليس عددًا صحيحًا سليمًا.",
  date: "«{value}» ليس تاريخًا صحيحًا.",
  datetime: "«{value}» ليس تاريخًا ووقتًا صحيحين.",
  early: "يجب ألا يسبق التاريخ {date}.",
  late: "يجب ألا يتجاوز التاريخ {date}.",
  pick: "اختيار تاريخ",
} satisfies SurveyTexts;
