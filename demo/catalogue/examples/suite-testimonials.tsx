/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const template = "sh_corpomate_theme.sh_corpomate_theme_item_32";

/** Content of the page author until the suite's slides have loaded. */
const voices = (view: View) =>
  localized<readonly (readonly [partner: number, quote: string, name: string, role: string])[]>(view, {
    en: [
      [
        40,
        "Forty chairs, two years, three hundred guests a day. Not one of them wobbles.",
        "Ada Lindqvist",
        "Café owner, Malmö",
      ],
      [
        41,
        "I sent a sketch on a napkin. What came back was the sketch, only better thought out.",
        "Samuel Oduya",
        "Architect, Lagos",
      ],
      [
        42,
        "They asked how people read before they asked how many shelves we need.",
        "Noor Haddad",
        "Head of a library, Amman",
      ],
    ],
    ar: [
      [40, "أربعون كرسيًا، وسنتان، وثلاثمئة ضيف في اليوم. ولم يهتزّ منها واحد.", "آدا ليندكفيست", "صاحبة مقهى، مالمو"],
      [41, "أرسلت رسمًا على منديل. فعاد إليّ الرسم نفسه، لكن بتفكير أعمق.", "صامويل أودويا", "معماري، لاغوس"],
      [42, "سألوا كيف يقرأ الناس قبل أن يسألوا كم رفًّا نحتاج.", "نور حداد", "مديرة مكتبة، عمّان"],
    ],
  }).map(([partner, quote, name, role]) => (
    <figure class="voice" lang={view.textLang}>
      <blockquote>{quote}</blockquote>
      <img src={`/web/image/res.partner/${partner}/image_small`} alt="" width="44" height="44" />
      <figcaption>
        <strong>{name}</strong>
        {role}
      </figcaption>
    </figure>
  ));

export const example: Example = {
  preview: () => <Scene of="testimonials" />,
  live: (view) => (
    <suite-testimonials data-template-id={template} data-loop data-dots data-nav>
      {voices(view)}
    </suite-testimonials>
  ),
  variants: () => [],
};
