/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Card } from "./Card.tsx";
import type { Example } from "./example.ts";

export const example: Example = {
  page: "/shop",
  needsCollection: true,
  preview: () => (
    <>
      <suite-cart-popover></suite-cart-popover>
      <suite-cart-drawer></suite-cart-drawer>
    </>
  ),
  live: () => (
    <>
      <p>
        <suite-cart-popover></suite-cart-popover>
      </p>
      <Card id={151}>
        <suite-add-to-cart data-product-id="151"></suite-add-to-cart>
      </Card>
      <suite-cart-drawer></suite-cart-drawer>
    </>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "At the other edge", note: "Where lines begin: on the left of an English page." },
        ar: { title: "عند الحافة الأخرى", note: "حيث تبدأ السطور: على يمين الصفحة العربية." },
      }),
      tag: <suite-cart-drawer data-side="start"></suite-cart-drawer>,
      live: null,
    },
  ],
};
