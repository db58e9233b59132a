import type { FormTexts } from "#forms/form/form.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const form = {
  ...failures,
  retry: "أرسله مرة أخرى",
  invalid: "يُرجى ملء النموذج بشكل صحيح.",
  refused: "حدث خطأ، ولم يُرسل النموذج.",
  lost: "لم يصل رد: ربما أُرسل النموذج وربما لا. هل تريد إرساله مرة أخرى؟",
  keep: "لا ترسله مرة أخرى",
  sent: "أُرسل النموذج بنجاح.",
  cancelled: "أوقفت الإرسال: لم يُرسل شيء.",
  required: "يُرجى ملء هذا الحقل.",
  choose: "يُرجى الاختيار من القائمة.",
  email: "يُرجى إدخال بريد إلكتروني مثل name@example.com.",
  tick: "يُرجى تحديد هذه الخانة.",
  tickOne: "يُرجى تحديد واحدة من هذه الخانات على الأقل.",
  date: "«{value}» ليس تاريخًا صحيحًا.",
  datetime: "«{value}» ليس تاريخًا ووقتًا صحيحين.",
  check: "يُرجى مراجعة هذا الحقل.",
  uploading: "جارٍ إرسال ملفاتك",
  cancel: "إلغاء",
  fileRefused: "{name} ليس من أنواع الملفات التي يمكن إرسالها هنا.",
  oneFile: "لا يمكن إرسال إلا ملف واحد هنا: أُخذ الملف الأول.",
} satisfies FormTexts;
