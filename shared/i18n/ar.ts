import type { FailureTexts } from "./failure.ts";
import type { RatingTexts, StarTexts } from "./rating.strings.ts";

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

export const stars = {
  one: "أكرهه",
  two: "لا يعجبني",
  three: "لا بأس به",
  four: "يعجبني",
  five: "أحبه كثيرًا",
  choice: "{label} ({stars} من 5 نجوم)",
  average: "{stars} من 5 نجوم",
  clear: "مسح",
} satisfies StarTexts;

export const ratings = {
  average: stars.average,
  ratings: "التقييمات",
  rated: {
    zero: "لا تقييمات",
    one: "تقييم واحد",
    two: "تقييمان",
    few: "{count} تقييمات",
    many: "{count} تقييمًا",
    other: "{count} تقييم",
  },
  unrated: "لا توجد تقييمات حتى الآن.",
  starCount: {
    zero: "لا نجوم",
    one: "نجمة واحدة",
    two: "نجمتان",
    few: "{count} نجوم",
    many: "{count} نجمة",
    other: "{count} نجمة",
  },
  allStars: "إزالة الاختيار",
} satisfies RatingTexts;
