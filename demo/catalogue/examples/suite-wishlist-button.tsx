/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Card } from "./Card.tsx";
import type { Example } from "./example.ts";

export const example: Example = {
  page: "/shop",
  preview: () => <suite-wishlist-button data-product-id="151"></suite-wishlist-button>,
  live: () => (
    <>
      <p>
        <suite-wishlist-link></suite-wishlist-link>
      </p>
      <Card id={151}>
        <suite-wishlist-button data-product-id="151"></suite-wishlist-button>
      </Card>
    </>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "A product made to order",
          note: "The variant does not exist yet: the suite creates it first.",
        },
        ar: { title: "منتج يُصنع عند الطلب", note: "النوع غير موجود بعد: ينشئه النظام أولًا." },
      }),
      tag: <suite-wishlist-button data-product-id="0" data-template-id="15"></suite-wishlist-button>,
    },
    {
      ...localized(view, {
        en: { title: "When it fails", note: "The product does not exist; the button can be pressed again." },
        ar: { title: "حين يفشل", note: "لا يوجد منتج كهذا، ويبقى الزر صالحًا." },
      }),
      tag: <suite-wishlist-button data-product-id="999999"></suite-wishlist-button>,
    },
  ],
};
