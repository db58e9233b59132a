import failures from "../../../i18n/i18n/ar.ts";
import type { ChatTexts } from "../chat.strings.ts";

export default {
  ...failures,
  close: "إغلاق نافذة المحادثة",
  messages: "الرسائل",
  empty: "لا توجد رسائل بعد",
  loading: "جارٍ تحميل الرسائل",
  send: "إرسال",
  sending: "جارٍ الإرسال",
  notSent: "لم تُرسل",
  showAll: "عرض الكل",
  today: "اليوم",
  yesterday: "أمس",
  unread: {
    zero: "لا رسائل غير مقروءة",
    one: "رسالة واحدة غير مقروءة",
    two: "رسالتان غير مقروءتين",
    few: "{count} رسائل غير مقروءة",
    many: "{count} رسالة غير مقروءة",
    other: "{count} رسالة غير مقروءة",
  },
  typing: "{name} يكتب الآن...",
  typingTwo: "{first} و{second} يكتبان الآن...",
  typingMore: "{first} و{second} وآخرون يكتبون الآن...",
  someone: "شخص ما",
  visitor: "زائر",
  unnamed: "بلا اسم",
  said: "{name}: {text}",
} satisfies ChatTexts;
