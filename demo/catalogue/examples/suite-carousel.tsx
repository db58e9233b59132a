/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";

const slides = (view: View) =>
  localized<readonly (readonly [name: string, picture: number])[]>(view, {
    en: [
      ["Lighthouse bench", 2],
      ["Wharf desk", 3],
      ["Ebb standing desk", 4],
      ["Mole corner desk", 5],
      ["Letter table", 6],
      ["Rope shelf", 7],
    ],
    ar: [
      ["مقعد المنارة", 2],
      ["مكتب الرصيف", 3],
      ["مكتب الجزر للوقوف", 4],
      ["مكتب الزاوية", 5],
      ["طاولة الرسائل", 6],
      ["رف الحبال", 7],
    ],
  }).map(([name, picture]) => (
    <figure class="slide-figure">
      <img src={`/web/image/product.template/${picture}/image`} alt="" width="320" height="320" />
      <figcaption>{name}</figcaption>
    </figure>
  ));

export const example: Example = {
  preview: (view) => (
    <suite-carousel data-items-at="0:3" data-loop>
      {slides(view)}
    </suite-carousel>
  ),
  live: (view) => (
    <suite-carousel data-dots data-nav data-loop data-autoplay>
      {slides(view)}
    </suite-carousel>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "On a dark band", note: "Font, colours and scheme come from its container." },
        ar: { title: "على شريط داكن", note: "الخط والألوان والنظام مما يحيط به." },
      }),
      tag: <suite-carousel data-items-at="0:2 800:4" data-nav></suite-carousel>,
      live: (
        <suite-carousel data-items-at="0:2 800:4" data-nav>
          {slides(view)}
        </suite-carousel>
      ),
      stage: "dark",
    },
  ],
};
