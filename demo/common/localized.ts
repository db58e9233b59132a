import type { View } from "./view.ts";

/** Content around live elements: the site of a furniture workshop, in both languages of the demo. */
const posts = {
  1: {
    en: {
      title: "The chair we almost did not build",
      text: "Seven prototypes, one stubborn joint, and a customer who asked the right question.",
      by: "Ines Moreau",
      kind: "Workshop",
    },
    ar: {
      title: "الكرسي الذي كدنا ألا نصنعه",
      text: "سبعة نماذج، ووصلة عنيدة، وزبونة سألت السؤال الصحيح.",
      by: "إيناس مورو",
      kind: "من الورشة",
    },
  },
  2: {
    en: {
      title: "What a table costs",
      text: "We open our books for one piece, from the forest to your door.",
      by: "Marc Olsen",
      kind: "Prices",
    },
    ar: {
      title: "كم تكلّف الطاولة",
      text: "نفتح دفاترنا لقطعة واحدة، من الغابة إلى بابك.",
      by: "مارك أولسن",
      kind: "الأسعار",
    },
  },
  3: {
    en: {
      title: "Oil, soap or nothing at all",
      text: "How to finish wood that will be lived with.",
      by: "Ines Moreau",
      kind: "Care",
    },
    ar: { title: "زيت أو صابون أو لا شيء", text: "كيف تُنهي خشبًا سيُعاش معه.", by: "إيناس مورو", kind: "العناية" },
  },
} as const;

export type PostId = keyof typeof posts;

export const localizedPost = ({ textLang }: View, id: PostId) => posts[id][textLang];

/** Returns the texts in the language of the demo's texts. */
export const localized = <T>({ textLang }: View, wordings: Readonly<Record<View["textLang"], T>>): T =>
  wordings[textLang];
