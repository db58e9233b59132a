import type { Localized } from "#demo/common/page-link.ts";

const en = {
  title: "Messages about records",
  lead: "Messages about posts, products and projects, the newest first.",
  signIn: "Sign in as operator in the QA panel to read what people have written.",
  elsewhere: "This site is a front end of a real suite. Read its messages there.",
  stars: "Stars",
  hidden: "not published",
};

const ar: typeof en = {
  title: "رسائل عن السجلات",
  lead: "ما كتبه الناس عن المقالات والمنتجات والمشاريع، الأحدث أولًا.",
  signIn: "سجّل الدخول موظفًا من لوحة QA لتقرأ ما كتبه الناس.",
  elsewhere: "يقف هذا الموقع أمام نظام حقيقي. اقرأ رسائله هناك.",
  stars: "النجوم",
  hidden: "غير منشور",
};

export const postedTexts: Localized<typeof en> = { en, ar };
