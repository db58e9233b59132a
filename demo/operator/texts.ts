const en = {
  title: "Operator",
  lead: "Here you play the operator of the live chat.",
  /** `{page}` is a link with the words of `page`. */
  twoBrowsers:
    "Two browsers side by side are the demo: answer in this one, and be the visitor on {page} in another one or in a private window.",
  page: "a page with the chat",
  forms: "Forms that visitors have sent",
  signIn: "Sign in as the operator",
  signInNote: "Login and password are both “operator”. The QA panel changes places, too.",
  elsewhere: "This site stands in front of a real suite. Answer its chats there.",
  noScript: "The console needs scripts.",

  online: "Online",
  onlineNote: "New chats come to you.",
  awayNote: "You are away: new chats go to others, and without anybody visitors are told so.",
  lost: "The suite does not answer. Trying again…",

  sessions: "Chats",
  noSessions: "No chats yet. As soon as a visitor opens one, it stands here.",
  choose: "Choose a chat to read and answer it.",
  unread: "unread",
  present: "on the site",
  back: "All chats",
  opened: "Opened",
  from: "On page",
  country: "Country",
  rating10: "Good",
  rating5: "OK",
  rating1: "Bad",
  rated: "Rating",

  messages: "Messages",
  typing: "Visitor is typing…",
  history: "Pages seen",
  historyNote: "Asks the visitor’s browser which pages it saw",
  noHistory: "No history found",
  onlyYou: "Only you see this",
  reply: "Write a reply",
  send: "Send",
  notSent: "Not sent. Your words are still in the box.",
  failed: "That did not work. Try again.",
};

export type ConsoleTexts = typeof en;

const ar: ConsoleTexts = {
  title: "موظف المحادثة",
  lead: "هنا تلعب دور الموظف الذي يجيب الزوار.",
  twoBrowsers: "العرض متصفحان جنبًا إلى جنب: أجب في هذا المتصفح، وكن الزائر على {page} في متصفح آخر أو في نافذة خاصة.",
  page: "صفحة فيها المحادثة",
  forms: "نماذج أرسلها الزوار",
  signIn: "ادخل بصفة الموظف",
  signInNote: "اسم الدخول وكلمة المرور كلاهما “operator”. ولوحة QA تبدّل الأدوار أيضًا.",
  elsewhere: "يقف هذا الموقع أمام نظام حقيقي. أجب عن محادثاته هناك.",
  noScript: "تحتاج هذه الصفحة إلى النصوص البرمجية.",

  online: "متصل",
  onlineNote: "تصلك المحادثات الجديدة.",
  awayNote: "أنت غير متاح: تذهب المحادثات الجديدة إلى غيرك، وإن لم يكن أحد قيل ذلك للزوار.",
  lost: "لا يجيب النظام. تُعاد المحاولة…",

  sessions: "المحادثات",
  noSessions: "لا محادثات بعد. ما إن يفتح زائر واحدة حتى تظهر هنا.",
  choose: "اختر محادثة لتقرأها وتجيب عنها.",
  unread: "غير مقروءة",
  present: "على الموقع",
  back: "كل المحادثات",
  opened: "فُتحت",
  from: "في صفحة",
  country: "البلد",
  rating10: "جيد",
  rating5: "مقبول",
  rating1: "سيئ",
  rated: "التقييم",

  messages: "الرسائل",
  typing: "الزائر يكتب…",
  history: "الصفحات التي زارها",
  historyNote: "يسأل متصفح الزائر عن الصفحات التي رآها",
  noHistory: "لا صفحات معروفة",
  onlyYou: "لا يراه غيرك",
  reply: "اكتب ردًا",
  send: "إرسال",
  notSent: "لم تُرسل. ما كتبته باقٍ في الحقل.",
  failed: "لم ينجح ذلك. حاول مجددًا.",
};

export const consoleTexts: Readonly<Record<"en" | "ar", ConsoleTexts>> = { en, ar };
