/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";

type Sections = readonly (readonly [heading: string, links: readonly (readonly [text: string, href: string])[]])[];

const sectionTexts: Readonly<Record<View["textLang"], Sections>> = {
  en: [
    [
      "Furniture",
      [
        ["Desks", "/shop"],
        ["Chairs", "/shop"],
        ["Shelves", "/shop"],
      ],
    ],
    [
      "Workshop",
      [
        ["Repair", "/blog"],
        ["Made to measure", "/blog"],
      ],
    ],
    [
      "About us",
      [
        ["The journal", "/blog"],
        ["Newsletter", "/newsletter"],
      ],
    ],
  ],
  ar: [
    [
      "الأثاث",
      [
        ["مكاتب", "/shop"],
        ["كراسٍ", "/shop"],
        ["رفوف", "/shop"],
      ],
    ],
    [
      "الورشة",
      [
        ["الإصلاح", "/blog"],
        ["تفصيل حسب المقاس", "/blog"],
      ],
    ],
    [
      "من نحن",
      [
        ["المدونة", "/blog"],
        ["النشرة", "/newsletter"],
      ],
    ],
  ],
};

const sections = (view: View) =>
  localized(view, sectionTexts).map(([heading, links]) => (
    <>
      <h3>{heading}</h3>
      <ul class="menu-links">
        {links.map(([text, href]) => (
          <li>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  ));

export const example: Example = {
  // a card has space for two columns
  preview: (view) => <suite-mega-menu>{sections(view).slice(1)}</suite-mega-menu>,
  live: (view) => <suite-mega-menu data-open="1">{sections(view)}</suite-mega-menu>,
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "On a dark band, with closed accordion items",
          note: "Font, colours and scheme come from its container.",
        },
        ar: { title: "على شريط داكن، مغلقة حين تُعرض مطويّة", note: "الخط والألوان والنظام مما يحيط به." },
      }),
      tag: <suite-mega-menu></suite-mega-menu>,
      live: <suite-mega-menu>{sections(view)}</suite-mega-menu>,
      stage: "dark",
    },
  ],
};
