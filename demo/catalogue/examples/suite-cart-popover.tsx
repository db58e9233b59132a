/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Card } from "./Card.tsx";
import type { Example } from "./example.ts";

export const example: Example = {
  page: "/shop",
  needsCollection: true,
  preview: () => <suite-cart-popover></suite-cart-popover>,
  live: () => (
    <>
      <p>
        <suite-cart-popover></suite-cart-popover>
      </p>
      <Card id={151}>
        <suite-add-to-cart data-product-id="151"></suite-add-to-cart>
      </Card>
    </>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "The page knows the number", note: "The suite is called only when the cart is shown." },
        ar: { title: "الصفحة تعرف العدد", note: "عندها لا يُسأل أحد حتى تُعرض السلة." },
      }),
      tag: (
        <suite-cart-popover
          data-quantity="3"
          data-text-cart={localized(view, { en: "Basket", ar: "عربة" })}
        ></suite-cart-popover>
      ),
      live: null,
    },
    {
      ...localized(view, {
        en: { title: "On a dark band", note: "Font, colours and scheme come from its container." },
        ar: { title: "على شريط داكن", note: "الخط والألوان والنظام مما يحيط به." },
      }),
      tag: <suite-cart-popover></suite-cart-popover>,
      stage: "dark",
    },
  ],
};
