/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  preview: () => <Scene of="video" />,
  live: (view) => (
    <suite-video
      data-src="https://www.youtube.com/watch?v=aqz-KE-bpKQ"
      data-title={localized(view, { en: "How a desk is made", ar: "كيف يُصنع المكتب" })}
    ></suite-video>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "With a picture",
          note: "A picture of your own site: no other site is contacted before the visitor plays the video.",
        },
        ar: { title: "مع صورة", note: "صورة من موقعك: فلا يُسأل موقع آخر قبل التشغيل." },
      }),
      tag: (
        <suite-video
          data-src="https://vimeo.com/76979871"
          data-poster="/web/image/product.template/2/image"
          data-title={localized(view, { en: "A walk through our rooms", ar: "جولة في غرفنا" })}
        ></suite-video>
      ),
    },
  ],
};
