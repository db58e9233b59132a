import type { Localized } from "#demo/common/page-link.ts";
import type { QaSettings } from "#demo/server/qa.ts";

interface ScenarioTexts {
  readonly title: string;
  /** Actions of the tester and expected results, in order. */
  readonly steps: readonly string[];
}

/** Situation of a visitor, for a tester to play. */
export interface Scenario {
  readonly name: string;
  readonly texts: Localized<ScenarioTexts>;
  /** Page of the scenario. */
  readonly path: string;
  readonly settings: Partial<QaSettings>;
  /** Duration of the misbehaviour, in s; until the tester ends it if undefined. */
  readonly seconds?: number;
}

export const scenarios: readonly Scenario[] = [
  {
    name: "train",
    path: "/newsletter",
    settings: { latency: 3000, errors: 0.5 },
    texts: {
      en: {
        title: "Slow, unreliable network",
        steps: [
          "Subscribe with an email address: the button is busy at once, for three seconds.",
          "Every second call fails. If yours does, an error message appears, and the address stays in the field.",
          "Press “Try again”: the call succeeds, and you are subscribed once.",
        ],
      },
      ar: {
        title: "شبكة بطيئة لا يُعتمد عليها",
        steps: [
          "اشترك ببريد إلكتروني: ينشغل الزر فورًا ثلاث ثوانٍ.",
          "يفشل كل نداء ثانٍ. إن فشل نداؤك ظهرت رسالة خطأ وبقي العنوان في الحقل.",
          "اضغط «إعادة المحاولة»: ينجح النداء وتصبح مشتركًا مرة واحدة.",
        ],
      },
    },
  },
  {
    name: "down",
    path: "/elements/suite-add-to-cart",
    settings: { offline: true },
    seconds: 60,
    texts: {
      en: {
        title: "Suite down for a minute",
        steps: [
          "The cart shows that it could not load its count, with a button to retry.",
          "Add the chair to the cart: a message says that there is no connection. The rest of the page does not move.",
          "After a minute, press “Try again” without reloading the page: the chair is in the cart, once.",
        ],
      },
      ar: {
        title: "النظام متوقف دقيقة",
        steps: [
          "تُظهر السلة أنها لم تستطع تحميل عددها، مع زر لإعادة المحاولة.",
          "أضف الكرسي إلى السلة: تقول رسالة إنه لا يوجد اتصال. ولا يتحرك باقي الصفحة.",
          "بعد دقيقة اضغط «إعادة المحاولة» دون إعادة تحميل الصفحة: الكرسي في السلة مرة واحدة.",
        ],
      },
    },
  },
  {
    name: "tabs",
    path: "/elements/suite-add-to-cart",
    settings: {},
    texts: {
      en: {
        title: "Two tabs",
        steps: [
          "Open this page in a second tab, beside this one.",
          "Add the chair to the cart in one of them: the counters of both tabs show the same number.",
          "Open the cart in one and take the chair out: the counter of the other follows.",
        ],
      },
      ar: {
        title: "علامتا تبويب",
        steps: [
          "افتح هذه الصفحة في علامة تبويب ثانية إلى جانب هذه.",
          "أضف الكرسي إلى السلة في إحداهما: يُظهر العدادان العدد نفسه.",
          "افتح السلة في إحداهما وأخرج الكرسي: يتبعها عدّاد الأخرى.",
        ],
      },
    },
  },
  {
    name: "hotel",
    path: "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
    settings: { garbage: true },
    texts: {
      en: {
        title: "Captive portal of a hotel network",
        steps: [
          "Follow with an email address: the network responds instead of the suite, and an error message appears.",
          "Nothing of the network’s own page appears.",
          "End the scenario and press again: you follow.",
        ],
      },
      ar: {
        title: "صفحة دخول شبكة فندق",
        steps: [
          "تابع ببريد إلكتروني: تجيب الشبكة بدل النظام، وتظهر رسالة خطأ.",
          "لا يظهر شيء من صفحة الشبكة نفسها.",
          "أنهِ الموقف واضغط مرة أخرى: أنت متابع.",
        ],
      },
    },
  },
  {
    name: "unattended",
    path: "/try/livechat",
    settings: { operators: false },
    texts: {
      en: { title: "No operator online", steps: ["No chat button appears, and no empty space in its place."] },
      ar: { title: "لا موظف متصل", steps: ["لا يظهر زر محادثة، ولا مكان فارغ بدلًا منه."] },
    },
  },
  {
    name: "sold",
    path: "/elements/suite-add-to-cart",
    settings: { errors: 1, refusal: "Sold out." },
    texts: {
      en: {
        title: "Sold out a moment ago",
        steps: [
          "Add the chair to the cart: the suite’s message “Sold out.” appears, and screen readers announce it.",
          "The counter stays as it is.",
        ],
      },
      ar: {
        title: "نفد قبل لحظة",
        steps: ["أضف الكرسي إلى السلة: تظهر رسالة النظام، وتقرؤها قارئات الشاشة.", "يبقى العداد كما هو."],
      },
    },
  },
];
