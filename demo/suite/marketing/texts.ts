const en = {
  tryTitle: "Popup with a trigger",
  tryLead:
    "Move the mouse out of the top of this window, as if you were about to leave. The popup opens once in this browser; then you can forget the visit and try again.",
  tryForget: "Forget my visit",
  tryForgotten: "Deleted. The popup may open again.",
  tryTouch: "Without a mouse, it opens after half of this page.",
  tryTrigger: "When does it open?",
  tryExit: "When the mouse leaves",
  tryScroll: "After half of the page",
  tryDelay: "After five seconds",
  trySubscribed: "Visitors on the list never see it.",
  manyTitle: "Fifty blocks, one call",
  manyLead: "All blocks follow the same post. They share one call and change together: use one and watch the others.",
  manyCalls: "Calls to the suite: {count}",
};

type MarketingTexts = typeof en;

const ar: MarketingTexts = {
  tryTitle: "نافذة تنتظر اللحظة المناسبة",
  tryLead:
    "حرّك الفأرة خارج أعلى هذه النافذة كأنك على وشك المغادرة. تُفتح مرة واحدة في هذا المتصفح، ثم يمكنك نسيان الزيارة والمحاولة من جديد.",
  tryForget: "انسَ زيارتي",
  tryForgotten: "تم النسيان. قد تُفتح النافذة مجددًا.",
  tryTouch: "بلا فأرة؟ على الهاتف تُفتح بعد قراءة نصف هذه الصفحة.",
  tryTrigger: "متى تُفتح؟",
  tryExit: "عند مغادرة الفأرة",
  tryScroll: "بعد نصف الصفحة",
  tryDelay: "بعد خمس ثوانٍ",
  trySubscribed: "من كان مشتركًا لا يُسأل أبدًا.",
  manyTitle: "خمسون عنصرًا ونداء واحد",
  manyLead: "كلها تتابع المقال نفسه. تسأل النظام مرة واحدة وتتغيّر معًا: استخدم أيًا منها وراقب البقية.",
  manyCalls: "نداءات إلى النظام: {count}",
};

export const marketingTexts = { en, ar };
