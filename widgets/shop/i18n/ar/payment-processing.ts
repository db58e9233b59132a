import failures from "#shared/i18n/ar.ts";
import type { PaymentProcessingTexts } from "#shop/payment-processing/payment-processing.strings.ts";

export const paymentProcessing = {
  ...failures,
  processing: "تجري معالجة مدفوعاتك، يرجى الانتظار…",
  failed: "مدفوعات فاشلة",
  received: "مدفوعات مستلمة",
  waiting: "في انتظار الدفع",
  cancelled: "مدفوعات ملغاة",
  error: "حدث خطأ أثناء معالجة هذه الدفعة.",
  reason: "السبب: {reason}",
  done: "تجري معالجة طلبك، يرجى الانتظار…",
  processed: "تمت معالجة طلبك.",
  pending: "دفعتك قيد الانتظار. سنخبرك عند تأكيدها بالكامل.",
  authorized: "استلمنا دفعتك، لكنها تحتاج إلى تأكيد يدوي. سنخبرك عند تأكيدها.",
  draft: "ننتظر أن يؤكد مزود خدمة الدفع هذه الدفعة.",
  cancel: "أُلغيت هذه المعاملة ولم يُدفع شيء.",
  confirmation: "الانتقال إلى صفحة التأكيد",
  missing: "لم نعثر على دفعتك، لكن لا داعي للقلق.",
  missingEmail: "من المفترض أن تصلك خلال دقائق رسالة بريد إلكتروني تؤكد دفعتك.",
  contact: "تواصل معنا إذا لم تُؤكَّد الدفعة",
  exception: "خطأ داخلي في الخادم",
  news: "{reference}: {text}",
} satisfies PaymentProcessingTexts;
