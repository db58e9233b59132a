/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Card } from "./Card.tsx";
import type { Example } from "./example.ts";

const button = <suite-add-to-cart data-product-id="151"></suite-add-to-cart>;

export const example: Example = {
  page: "/shop",
  preview: () => button,
  live: () => (
    <>
      <p>
        <suite-cart-popover></suite-cart-popover>
      </p>
      <Card id={151}>{button}</Card>
    </>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "Custom text, and a pair", note: "The content of the tag is the text of the button." },
        ar: { title: "بكلماتك أنت، واثنان", note: "ما بين الوسمين هو نص الزر." },
      }),
      tag: (
        <suite-add-to-cart data-product-id="151" data-quantity="2">
          {localized(view, { en: "Take two", ar: "خذ اثنين" })}
        </suite-add-to-cart>
      ),
    },
    {
      ...localized(view, {
        en: { title: "Straight to the checkout", note: "Or to the cart, or nowhere." },
        ar: { title: "مباشرة إلى إتمام الشراء", note: "أو إلى السلة، أو لا مكان." },
      }),
      tag: <suite-add-to-cart data-product-id="21" data-then="checkout"></suite-add-to-cart>,
    },
    {
      ...localized(view, {
        en: {
          title: "More than in stock",
          note: "The suite’s message is beside the button. Three of these desks are in stock.",
        },
        ar: { title: "أكثر مما يوجد", note: "ما يقوله النظام يقف بجانب الزر. لا يوجد من هذا المكتب إلا ثلاثة." },
      }),
      tag: <suite-add-to-cart data-product-id="51" data-quantity="9"></suite-add-to-cart>,
    },
    {
      ...localized(view, {
        en: {
          title: "When it fails",
          note: "This product does not exist. No retry is automatic, so that no visitor buys twice.",
        },
        ar: { title: "حين يفشل", note: "لا يوجد منتج كهذا. ولا يُعاد شيء تلقائيًا كي لا يشتري أحد مرتين." },
      }),
      tag: <suite-add-to-cart data-product-id="999999"></suite-add-to-cart>,
    },
  ],
};
