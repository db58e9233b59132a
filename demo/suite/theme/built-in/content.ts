import { textsFor } from "#demo/common/texts/index.ts";
import type { Visit } from "#demo/server/visit.ts";

interface Slide {
  readonly picture: number;
  readonly title: string;
  readonly text: string;
}

interface Craft {
  readonly way: string;
  readonly title: string;
  readonly text: string;
}

interface Room {
  readonly picture: number;
  readonly name: string;
  readonly kinds: string;
}

interface Menu {
  readonly heading: string;
  readonly links: readonly (readonly [text: string, path: string])[];
}

const en = {
  slides: [
    {
      picture: 2,
      title: "Made in small numbers",
      text: "Tables, chairs and shelves of ash and oak, from an old boathouse.",
    },
    {
      picture: 4,
      title: "Repaired for ten years",
      text: "Bring it back loose, take it home firm. We keep a drawing of each piece.",
    },
    { picture: 10, title: "Room for ten", text: "The Quay conference table, and no leg in the way." },
  ] as readonly Slide[],
  numbers: [
    ["1250", "pieces leave the harbour each year"],
    ["98", "of a hundred that come back are repaired"],
    ["38", "years under the same roof"],
    ["11", "people, and one dog"],
  ] as readonly (readonly [number: string, meaning: string])[],
  crafts: [
    {
      way: "fadeInLeft",
      title: "One forest",
      text: "Our ash comes from one slope in the north of the state. We know who felled it, and when.",
    },
    {
      way: "fadeInUp",
      title: "Joints, not screws",
      text: "What is glued and wedged can be taken apart again. A loose chair comes back as good as new.",
    },
    {
      way: "fadeInRight",
      title: "A name on each piece",
      text: "Under every seat is the name of the one who made it. It is also the one who repairs it.",
    },
  ] as readonly Craft[],
  rooms: [
    { picture: 2, name: "A bench for two", kinds: "seats" },
    { picture: 3, name: "The long desk of a studio", kinds: "desks" },
    { picture: 5, name: "A corner at home", kinds: "desks" },
    { picture: 6, name: "By the window", kinds: "tables" },
    { picture: 8, name: "Twenty children, one class", kinds: "desks" },
    { picture: 10, name: "Ten at one table", kinds: "tables" },
  ] as readonly Room[],
  menu: [
    {
      heading: "Furniture",
      links: [
        ["Desks", "/shop"],
        ["Chairs and stools", "/shop"],
        ["Shelves and storage", "/shop"],
      ],
    },
    {
      heading: "Workshop",
      links: [
        ["What a table costs", "/blog"],
        ["Open workshop day", "/event"],
      ],
    },
    {
      heading: "Contact",
      links: [
        ["Write to us", "/contactus"],
        ["The workshop letter", "/newsletter"],
      ],
    },
  ] as readonly Menu[],
  open: "The workshop is open Monday to Saturday, 9 to 5.",
  seeFurniture: "See the furniture",
  voices: "What people say after some years",
  quotes: ["“Forty chairs, and not one of them wobbles.”", "“The sketch, only better thought out.”"],
  partners: "They sit, read and eat on our work",
  journal: "From the journal",
  allPosts: "All posts of the blog",
  showroom: "A showroom, at last",
  showroomText: "A room with light, coffee and every piece that we make.",
  board: "On the board this week",
  openingHours: "Opening hours",
  hours: "Monday to Saturday, 9 to 5.",
  offer: "Every bench comes with a cushion of undyed wool",
  popup: "The winter workshop is open",
  popupText: "Until February, every bench comes with a cushion of undyed wool.",
  noThanks: "No, thanks",
  furnished: "Rooms that we furnished",
  kinds: { all: "All", desks: "Desks", tables: "Tables", seats: "Seats" },
  ask: "Tell us about your room",
  askText: "A sketch on a napkin is enough. We answer within two working days.",
  name: "Your name",
  phone: "Phone number",
  email: "Email",
  company: "Your company",
  subject: "Subject",
  question: "Your question",
  send: "Send",
  lasts: "Why it lasts",
};

const ar: typeof en = {
  slides: [
    {
      picture: 2,
      title: "نصنعه بأعداد قليلة",
      text: "طاولات وكراسٍ ورفوف من الدردار والبلوط، من مرفأ قوارب قديم.",
    },
    {
      picture: 4,
      title: "نصلحه عشر سنوات",
      text: "أحضره مرتخيًا وخذه إلى البيت متينًا. نحتفظ برسم لكل قطعة.",
    },
    { picture: 10, title: "مكان لعشرة", text: "طاولة اجتماعات الرصيف، ولا ساق تعترض الطريق." },
  ],
  numbers: [
    ["1250", "قطعة تغادر الميناء كل عام"],
    ["98", "من كل مئة تعود إلينا تُصلح"],
    ["38", "عامًا تحت السقف نفسه"],
    ["11", "شخصًا وكلب واحد"],
  ],
  crafts: [
    {
      way: "fadeInLeft",
      title: "غابة واحدة",
      text: "يأتي دردارنا من منحدر واحد في شمال الولاية، ونعرف من قطعه ومتى.",
    },
    {
      way: "fadeInUp",
      title: "وصلات لا براغٍ",
      text: "ما يُلصق ويُثبت بالأوتاد يمكن فكّه من جديد. الكرسي المرتخي يعود كأنه جديد.",
    },
    {
      way: "fadeInRight",
      title: "اسم على كل قطعة",
      text: "تحت كل مقعد اسم من صنعه، وهو نفسه من يصلحه.",
    },
  ],
  rooms: [
    { picture: 2, name: "مقعد لاثنين", kinds: "seats" },
    { picture: 3, name: "مكتب طويل لاستوديو", kinds: "desks" },
    { picture: 5, name: "زاوية في البيت", kinds: "desks" },
    { picture: 6, name: "عند النافذة", kinds: "tables" },
    { picture: 8, name: "عشرون طفلًا وصف واحد", kinds: "desks" },
    { picture: 10, name: "عشرة حول طاولة", kinds: "tables" },
  ],
  menu: [
    {
      heading: "الأثاث",
      links: [
        ["مكاتب", "/shop"],
        ["كراسٍ ومقاعد", "/shop"],
        ["رفوف وخزائن", "/shop"],
      ],
    },
    {
      heading: "الورشة",
      links: [
        ["كم تكلّف الطاولة", "/blog"],
        ["يوم الورشة المفتوح", "/event"],
      ],
    },
    {
      heading: "اتصل بنا",
      links: [
        ["اكتب إلينا", "/contactus"],
        ["رسالة الورشة", "/newsletter"],
      ],
    },
  ],
  open: "الورشة مفتوحة من الاثنين إلى السبت، من 9 إلى 5.",
  seeFurniture: "شاهد الأثاث",
  voices: "ما يقوله الناس بعد سنوات",
  quotes: ["«أربعون كرسيًا لا يهتز منها واحد.»", "«الرسم نفسه، لكن بتفكير أعمق.»"],
  partners: "يجلسون ويقرؤون ويأكلون على ما نصنع",
  journal: "من المدونة",
  allPosts: "كل مقالات المدونة",
  showroom: "صالة عرض أخيرًا",
  showroomText: "غرفة فيها ضوء وقهوة وكل ما نصنعه.",
  board: "على اللوحة هذا الأسبوع",
  openingHours: "ساعات العمل",
  hours: "من الاثنين إلى السبت، من 9 إلى 5.",
  offer: "كل مقعد يأتي مع وسادة من الصوف الطبيعي",
  popup: "ورشة الشتاء مفتوحة",
  popupText: "حتى فبراير، يأتي كل مقعد مع وسادة من الصوف الطبيعي.",
  noThanks: "لا، شكرًا",
  furnished: "غرف أثّثناها",
  kinds: { all: "الكل", desks: "مكاتب", tables: "طاولات", seats: "مقاعد" },
  ask: "حدّثنا عن غرفتك",
  askText: "يكفي رسم على منديل. نجيب خلال يومي عمل.",
  name: "اسمك",
  phone: "رقم الهاتف",
  email: "البريد الإلكتروني",
  company: "شركتك",
  subject: "الموضوع",
  question: "سؤالك",
  send: "إرسال",
  lasts: "لماذا يدوم",
};

export type ThemeTexts = typeof en;

/** Returns the content that an editor wrote into the sections of the theme. */
export const themeTexts = (visit: Visit): ThemeTexts => textsFor(visit, { en, ar });
