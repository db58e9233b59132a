import chat from "../../../../shared/ui/chat/i18n/ar.ts";
import type { LivechatTexts } from "../livechat.strings.ts";

export default {
  ...chat,
  button: "تحدث مع أحد زملائنا",
  hide: "إخفاء زر المحادثة",
  welcome: "كيف يمكنني مساعدتك؟",
  placeholder: "اطرح سؤالاً...",
  noOperator: "يبدو أنه لا أحد من زملائنا متاح الآن، يرجى المحاولة لاحقًا.",
  dismiss: "إغلاق هذه الرسالة",
  question: "هل أجبنا عن سؤالك كما ينبغي؟",
  good: "جيد",
  okay: "مقبول",
  bad: "سيئ",
  reason: "اشرح تقييمك",
  sendRating: "إرسال",
  noRating: "لا أريد تقييم هذه المحادثة",
  rating: "التقييم: {emoji}",
} satisfies LivechatTexts;
