/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const Stats = ({ id }: { id: string }) => (
  <suite-rating-stats data-res-model="product.template" data-res-id={id}></suite-rating-stats>
);

export const example: Example = {
  page: "/try/blog",
  preview: () => <Scene of="options" />,
  live: () => <Stats id="2" />,
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "With the messages",
          note: "A bar filters the page’s messages about the same product, anywhere on the page.",
        },
        ar: { title: "مع الرسائل", note: "يرشّح كل شريط رسائل المنتج نفسه في الصفحة أينما كانت." },
      }),
      tag: (
        <>
          <Stats id="2" />
          <suite-chatter data-res-model="product.template" data-res-id="2"></suite-chatter>
        </>
      ),
    },
    {
      ...localized(view, {
        en: { title: "No ratings yet", note: "A product without ratings." },
        ar: { title: "لا شيء بعد", note: "منتج لم يقيّمه أحد." },
      }),
      tag: <Stats id="3" />,
    },
  ],
};
