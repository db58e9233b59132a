import type { DateFieldTexts } from "#forms/date-field/date-field.strings.ts";

export const dateField = {
  label: "التاريخ",
  date: "«{value}» ليس تاريخًا صحيحًا.",
  datetime: "«{value}» ليس تاريخًا ووقتًا صحيحين.",
  early: "يجب ألا يسبق التاريخ {date}.",
  late: "يجب ألا يتجاوز التاريخ {date}.",
  required: "يرجى ملء هذا الحقل.",
  example: "مثل {date}",
  unknownFormat: "لا يذكر الخادم كيف تُكتب التواريخ هنا. اكتبها هكذا: {date}",
  retry: "إعادة المحاولة",
  pick: "اختيار تاريخ",
} satisfies DateFieldTexts;
