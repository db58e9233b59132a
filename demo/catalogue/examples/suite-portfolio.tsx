/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const items = (view: View) =>
  localized<readonly (readonly [name: string, categories: string, picture: number])[]>(view, {
    en: [
      ["Lighthouse bench", "Seats", 2],
      ["Wharf desk", "Desks, Oak", 3],
      ["Ebb standing desk", "Desks", 4],
      ["Mole corner desk", "Desks, Oak", 5],
      ["Letter table", "Tables, Oak", 6],
      ["Rope shelf", "Storage", 7],
    ],
    ar: [
      ["مقعد المنارة", "مقاعد", 2],
      ["مكتب الرصيف", "مكاتب, بلوط", 3],
      ["مكتب الجزر للوقوف", "مكاتب", 4],
      ["مكتب الزاوية", "مكاتب, بلوط", 5],
      ["طاولة الرسائل", "طاولات, بلوط", 6],
      ["رف الحبال", "تخزين", 7],
    ],
  }).map(([name, categories, picture]) => (
    <figure class="slide-figure" data-filter={categories}>
      <img src={`/web/image/product.template/${picture}/image`} alt="" width="320" height="320" />
      <figcaption>{name}</figcaption>
    </figure>
  ));

export const example: Example = {
  preview: () => <Scene of="portfolio" />,
  live: (view) => <suite-portfolio>{items(view)}</suite-portfolio>,
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "On a dark band, with smaller items",
          note: "Font, colours and scheme come from its container. Its id is its name in the address, so that two of them on one page stay independent.",
        },
        ar: {
          title: "على شريط داكن بعناصر أصغر",
          note: "الخط والألوان والنظام مما يحيط به. واسمه في العنوان هو معرّفه، فلا يستجيب أحدهما لعنوان الآخر في الصفحة نفسها.",
        },
      }),
      tag: <suite-portfolio id="small"></suite-portfolio>,
      live: <suite-portfolio id="small">{items(view)}</suite-portfolio>,
      stage: "dark",
      css: "#small",
    },
  ],
};
