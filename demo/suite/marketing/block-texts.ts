import { textsFor } from "#demo/common/texts/index.ts";
import type { Visit } from "#demo/server/visit.ts";

const en = {
  email: "your email...",
  subscribe: "Subscribe",
  unsubscribe: "Unsubscribe",
  subscribed: "Thanks",
  thanks: "Thanks for your subscription!",
  editPopup: "Edit the newsletter popup",
  close: "Close",

  newsletter: "Newsletter",
  letters: "Letters from the workshop",
  lettersLead: "Two lists, both quiet. Leave either with one click, and we forget the address.",
  stock: "Stock and delivery news",
  stockText: "What is on the shelf, what leaves the harbour this month, and which piece waits for wood.",
  letter: "The workshop letter",
  letterText: "Five times a year. We ask you about it when you are about to leave this page.",
};

const ar: typeof en = {
  email: "بريدك الإلكتروني...",
  subscribe: "اشتراك",
  unsubscribe: "إلغاء الاشتراك",
  subscribed: "شكرًا",
  thanks: "شكرًا لاشتراكك!",
  editPopup: "حرّر نافذة النشرة البريدية",
  close: "إغلاق",

  newsletter: "النشرة البريدية",
  letters: "رسائل من الورشة",
  lettersLead: "قائمتان هادئتان. غادر أيًّا منهما بنقرة واحدة، فننسى العنوان.",
  stock: "أخبار المخزون والتوصيل",
  stockText: "ما على الرف، وما يغادر الميناء هذا الشهر، وأي قطعة تنتظر الخشب.",
  letter: "رسالة الورشة",
  letterText: "خمس مرات في السنة. نسألك عنها حين توشك أن تغادر هذه الصفحة.",
};

/** Returns the texts of the built-in blocks to follow and subscribe. */
export const blockTexts = (visit: Visit): typeof en => textsFor(visit, { en, ar });
