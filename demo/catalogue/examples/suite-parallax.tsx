/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";

const section = (view: View) => (
  <>
    <img src="/web/image/product.template/2/image" alt="" />
    <p class="over-picture">{localized(view, { en: "Made by the sea", ar: "صُنع عند البحر" })}</p>
  </>
);

export const example: Example = {
  preview: (view) => <suite-parallax>{section(view)}</suite-parallax>,
  live: (view) => <suite-parallax data-ratio="2">{section(view)}</suite-parallax>,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "In the other direction", note: "A ratio below 0 moves the picture faster than the page." },
        ar: { title: "في الاتجاه الآخر", note: "النسبة الأقل من 0 تحرّك الصورة أسرع من الصفحة." },
      }),
      tag: <suite-parallax data-ratio="-1"></suite-parallax>,
      live: <suite-parallax data-ratio="-1">{section(view)}</suite-parallax>,
    },
  ],
};
