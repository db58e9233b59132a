/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const pictures = (view: View) =>
  localized<readonly (readonly [name: string, picture: number])[]>(view, {
    en: [
      ["Lighthouse bench", 2],
      ["Wharf desk", 3],
      ["Ebb standing desk", 4],
      ["Mole corner desk", 5],
      ["Letter table", 6],
    ],
    ar: [
      ["مقعد المنارة", 2],
      ["مكتب الرصيف", 3],
      ["مكتب الجزر للوقوف", 4],
      ["مكتب الزاوية", 5],
      ["طاولة الرسائل", 6],
    ],
  });

const source = (picture: number) => `/web/image/product.template/${picture}/image`;
const images = (view: View) => pictures(view).map(([name, picture]) => <img src={source(picture)} alt={name} />);
const figures = (view: View) =>
  pictures(view).map(([name, picture]) => (
    <figure class="slide-figure">
      <img src={source(picture)} alt="" />
      <figcaption>{name}</figcaption>
    </figure>
  ));

export const example: Example = {
  preview: () => <Scene of="slideshow" />,
  live: (view) => <suite-slideshow data-interval="5000">{images(view)}</suite-slideshow>,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "With captions", note: "Without an interval, slides do not change by themselves." },
        ar: { title: "مع تعليقات", note: "بلا مدة لا يتبدّل شيء من تلقاء نفسه." },
      }),
      tag: <suite-slideshow></suite-slideshow>,
      live: <suite-slideshow>{figures(view)}</suite-slideshow>,
      stage: "dark",
    },
  ],
};
