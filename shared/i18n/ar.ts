import type { FailureTexts } from "./failure.ts";

export default {
  failureNetwork: "لا يوجد اتصال. تحقق من اتصالك بالإنترنت ثم أعد المحاولة.",
  failureServer: "حدث خطأ في الخادم. يُرجى إعادة المحاولة بعد قليل.",
  failureSession: "انتهت صلاحية جلستك. أعد تحميل الصفحة ثم حاول مرة أخرى.",
  failureAccess: "ليس لديك صلاحية الوصول إلى هذا المحتوى.",
  failureContract: "أرسل الخادم ردًا غير متوقع. يُرجى إعادة المحاولة لاحقًا.",
  failureConfig: "لم يُضبط هذا الجزء من الصفحة بشكل صحيح. يُرجى إبلاغ مسؤول الموقع.",
  failureGone: "هذا لم يعد متاحًا.",
  retry: "إعادة المحاولة",
} satisfies FailureTexts;
