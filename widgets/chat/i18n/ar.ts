import failures from "#shared/i18n/ar.ts";
import type { ChatTexts } from "../common/base/chat.strings.ts";
import type { LivechatTexts } from "../livechat/livechat.strings.ts";
import type { ThreadWindowTexts } from "../thread-window/thread-window.strings.ts";

/** What all of them have in common. */
export const chat = {
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
  closePicture: "إغلاق",
  place: "{at} من {count}",
  previous: "السابق",
  next: "التالي",
  zoomIn: "تكبير",
  zoomReset: "إعادة الحجم الأصلي",
  zoomOut: "تصغير",
  rotate: "تدوير",
  print: "طباعة",
  printBlocked: "حُظرت نافذة الطباعة. اسمح بها ثم حاول مجددًا.",
  download: "تنزيل",
  broken: "تعذّر تحميل هذا الملف.",
  said: "{name}: {text}",
} satisfies ChatTexts;

export const livechat = {
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

export const threadWindow = {
  ...chat,
  title: "المحادثة",
  placeholder: "اكتب رسالة...",
} satisfies ThreadWindowTexts;
