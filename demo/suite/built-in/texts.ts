import { textsFor } from "#demo/common/texts/index.ts";
import type { Visit } from "#demo/server/visit.ts";

const en = {
  main: "Main",
  signIn: "Sign in",
  myAccount: "My account",
  logOut: "Log out",
  claim: "Furniture for people who keep things. Made in small numbers, repaired for ten years.",
  write: "Write to us",
  contact: "Contact us",
  copyright: "Copyright © {company}",
  errors: {
    400: {
      title: "400: Bad Request",
      text: "This page or form has expired, or the request was not complete. Reload the page and try again.",
    },
    403: { title: "403: Forbidden", text: "The page you were looking for could not be authorized." },
    404: {
      title: "404: Page not found!",
      text: "The page you were looking for could not be found; it is possible you have typed the address incorrectly, but it has most probably been removed.",
    },
  },
  popular: "Maybe you were looking for one of these popular pages ?",
  homepage: "Homepage",
  contactPage: "Contact Us",
};

const ar: typeof en = {
  main: "القائمة الرئيسية",
  signIn: "تسجيل الدخول",
  myAccount: "حسابي",
  logOut: "تسجيل الخروج",
  claim: "أثاث لمن يحتفظون بأشيائهم. نصنعه بأعداد قليلة ونصلحه عشر سنوات.",
  write: "اكتب إلينا",
  contact: "اتصل بنا",
  copyright: "حقوق النشر © {company}",
  errors: {
    400: {
      title: "400: طلب غير صالح",
      text: "انتهت صلاحية هذه الصفحة أو هذا النموذج، أو لم يكن الطلب كاملًا. أعد تحميل الصفحة ثم حاول مرة أخرى.",
    },
    403: { title: "403: ممنوع", text: "لا يُسمح لك بفتح الصفحة التي تبحث عنها." },
    404: {
      title: "404: الصفحة غير موجودة!",
      text: "لم يُعثر على الصفحة التي تبحث عنها. ربما كُتب العنوان خطأً، والأرجح أن الصفحة أُزيلت.",
    },
  },
  popular: "لعلك تبحث عن إحدى هذه الصفحات:",
  homepage: "الصفحة الرئيسية",
  contactPage: "اتصل بنا",
};

/** Returns the texts around every built-in page. */
export const layoutTexts = (visit: Visit): typeof en => textsFor(visit, { en, ar });
