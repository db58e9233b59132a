import type { PushTexts } from "#marketing/push/push.strings.ts";

export const push = {
  title: "هل تود أن تصلك إشعارات بالجديد؟",
  note: "رسائل قصيرة على هذا الجهاز، ويمكنك إيقافها في أي وقت.",
  accept: "أرسلوا لي الإشعارات",
  later: "ليس الآن",
  on: "الإشعارات مفعّلة",
  onNote: "يُعلمك هذا الجهاز كلما كان هناك جديد.",
  turnOff: "إيقاف",
  off: "أُوقفت الإشعارات",
  denied: "الإشعارات محظورة",
  deniedNote: "لتصلك الإشعارات، اسمح بها لهذا الموقع في إعدادات متصفحك.",
  failed: "لم ينجح ذلك. يمكنك المحاولة مجددًا.",
} satisfies PushTexts;
