import { textsFor } from "#demo/common/texts/index.ts";
import type { Visit } from "#demo/server/visit.ts";

const en = {
  about: "About us",
  aboutLead: "Harbour & Pine is a workshop of nine people who build furniture by the sea.",
  aboutText:
    "We take wood from forests that we have walked in, use joints that can be opened again, and repair what we have sold for as long as it is used.",

  bar: "Website",
  customize: "Customize",
  customizeTheme: "Customize Theme",
  unpublished: "Unpublished",
  published: "Published",
  forEditors:
    "The bar above is the suite’s own: its switch publishes this page, its links change the company that you work for and the website that you see. The footer has the languages.",
  forVisitors:
    "The footer has the languages of the site. Its other tools are for people who edit it: sign in as publisher in the QA panel.",
  visit: "Before you visit us",
  parking: "Parking in the yard",
  places: "Six places, two of them with a charger.",
  bring: "What to bring",
  measures: "Measures of your room",
  photo: "A photo of it",
  tell: "Tell others",
  email: "Email",
  outside: "From other sites",
  share: "Share this page",
  workshop: "From our workshop",
  bySea: "Made by the sea",
  previous: "Previous",
  next: "Next",
  where: "Where we are",
  below: "Places of this page",
  belowText: "A change of language comes back to the part of the page that the address names.",

  resetTitle: "Reset password",
  login: "Your Email",
  password: "Password",
  confirmPassword: "Confirm Password",
  confirm: "Confirm",
  back: "Back to Login",
  resetSent: "An email has been sent with credentials to reset your password",
  resetDiffers: "Passwords do not match; please retype them.",
  resetInvalid: "Invalid signup token",
};

const ar: typeof en = {
  about: "من نحن",
  aboutLead: "Harbour & Pine ورشة من تسعة أشخاص يصنعون الأثاث على شاطئ البحر.",
  aboutText: "نأخذ الخشب من غابات مشينا فيها، ونستعمل وصلات يمكن فكّها من جديد، ونصلح ما بعناه ما دام مستعملًا.",

  bar: "موقع الويب",
  customize: "تخصيص",
  customizeTheme: "تخصيص السمة",
  unpublished: "غير منشور",
  published: "منشور",
  forEditors:
    "الشريط أعلاه شريط النظام نفسه: مفتاحه ينشر هذه الصفحة، وروابطه تغيّر الشركة التي تعمل لها والموقع الذي تراه. وفي التذييل اللغات.",
  forVisitors: "في التذييل لغات الموقع. أما أدواته الأخرى فلمن يحرّره: سجّل الدخول ناشرًا من لوحة الجودة.",
  visit: "قبل أن تزورنا",
  parking: "مواقف السيارات في الفناء",
  places: "ستة مواقف، في اثنين منها شاحن.",
  bring: "ما عليك إحضاره",
  measures: "قياسات غرفتك",
  photo: "صورة لها",
  tell: "أخبر الآخرين",
  email: "البريد الإلكتروني",
  outside: "من مواقع أخرى",
  share: "شارك هذه الصفحة",
  workshop: "من ورشتنا",
  bySea: "صُنع على شاطئ البحر",
  previous: "السابق",
  next: "التالي",
  where: "أين نحن",
  below: "مواضع في هذه الصفحة",
  belowText: "بعد تغيير اللغة تعود إلى الجزء الذي يسمّيه العنوان من الصفحة.",

  resetTitle: "إعادة تعيين كلمة المرور",
  login: "بريدك الإلكتروني",
  password: "كلمة المرور",
  confirmPassword: "تأكيد كلمة المرور",
  confirm: "تأكيد",
  back: "العودة إلى تسجيل الدخول",
  resetSent: "أرسلنا إليك رسالة تعيد بها تعيين كلمة المرور",
  resetDiffers: "كلمتا المرور غير متطابقتين. أعد كتابتهما.",
  resetInvalid: "رمز التسجيل غير صالح",
};

/** Returns the texts of the website's own pages. */
export const websiteTexts = (visit: Visit): typeof en => textsFor(visit, { en, ar });
