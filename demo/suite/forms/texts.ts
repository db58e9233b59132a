import type { Localized } from "#demo/common/page-link.ts";

const en = {
  repairTitle: "Have something repaired",
  repairLead: "A form in custom markup: dates, check boxes, pictures, a draft in this tab, a field against robots.",
  what: "What is broken?",
  email: "Email",
  parts: "Which parts?",
  legs: "Legs",
  seat: "Seat",
  back: "Back",
  day: "When do you need it?",
  pictures: "Pictures of it",
  picturesNote: "Choose them, drop them on the form or paste them.",
  story: "What happened?",
  consent: "You may write to me about it",
  trap: "Leave this empty",
  send: "Send",
  received: "Received forms",
  receivedLead: "Submitted forms of this site, the newest first.",
  nothing: "Nothing yet. Sent forms appear here.",
  signIn: "Sign in as operator in the QA panel to read the forms.",
  elsewhere: "This site is a front end of a real suite. Read its forms there.",
  bytes: "bytes",
};

type FormsTexts = typeof en;

const ar: FormsTexts = {
  repairTitle: "أصلح شيئًا",
  repairLead: "نموذج واحد بترميزك أنت: تواريخ وخانات وصور ومسودة تبقى في علامة التبويب هذه وحقل للروبوتات.",
  what: "ما الذي انكسر؟",
  email: "البريد الإلكتروني",
  parts: "أي الأجزاء؟",
  legs: "الأرجل",
  seat: "المقعد",
  back: "الظهر",
  day: "متى تحتاج إليه؟",
  pictures: "صور له",
  picturesNote: "اخترها أو أفلتها على النموذج أو ألصقها.",
  story: "ماذا حدث؟",
  consent: "يمكنكم أن تكتبوا إليّ بشأنه",
  trap: "اترك هذا فارغًا",
  send: "إرسال",
  received: "النماذج الواردة",
  receivedLead: "ما أرسله الزوار بنماذج هذا الموقع، الأحدث أولًا.",
  nothing: "لا شيء بعد. أرسل نموذجًا فيظهر هنا.",
  signIn: "سجّل الدخول موظفًا من لوحة QA لتقرأ ما أرسله الزوار.",
  elsewhere: "يقف هذا الموقع أمام نظام حقيقي. اقرأ نماذجه هناك.",
  bytes: "بايت",
};

export const formsTexts: Localized<FormsTexts> = { en, ar };
