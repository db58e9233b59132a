import failures from "#shared/i18n/ar.ts";
import type { PaymentFormTexts } from "#shop/payment-form/payment-form.strings.ts";

export const paymentForm = {
  ...failures,
  noMethodTitle: "لم يتم اختيار طريقة دفع",
  noMethod: "يُرجى اختيار طريقة دفع.",
  noCard: "يُرجى اختيار خيار إضافة طريقة دفع جديدة.",
  errorTitle: "خطأ في الخادم",
  cardRefused: "قد تكون بيانات بطاقتك غير صحيحة. يُرجى التحقق منها.",
  addFailed: "لا يمكننا إضافة طريقة الدفع الخاصة بك في الوقت الحالي.",
  redirectFailed: "لا يمكننا تحويلك إلى نموذج الدفع.",
  setupTitle: "تعذّر إعداد الدفع",
  setupFailed: "لا يمكننا معالجة دفعتك.",
  deleteFailed: "لا يمكننا حذف طريقة الدفع الخاصة بك في الوقت الحالي.",
  invalid: "القيمة غير صالحة.",
  warningTitle: "تنبيه!",
  linked: "هذه البطاقة مرتبطة حاليًا بالسجلات التالية:",
  confirmDeletion: "تأكيد الحذف",
  cancel: "إلغاء",
  deleted: "تم حذف طريقة الدفع.",
  elsewhere: "يجري دفع هذا الطلب في علامة تبويب أو نافذة أخرى. عند الانتهاء، أعد تحميل هذه الصفحة.",
  reload: "إعادة تحميل الصفحة",
  bankTitle: "تأكيد من مصرفك",
  bankClosed: "أُغلق تأكيد مصرفك، لذا قد لا تكون الدفعة مكتملة.",
  bankBlocked: "يريد مصرفك أن تؤكد هذه الدفعة، لكن لا يمكن عرض صفحته هنا.",
  bankAwaited: "لن يُرسل أي شيء مرة أخرى: ستتابع هذه الصفحة حالما يقرر المصرف.",
  close: "إغلاق",
} satisfies PaymentFormTexts;
