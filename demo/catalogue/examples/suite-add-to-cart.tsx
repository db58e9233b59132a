/** @jsxImportSource hono/jsx */
import { words } from "#demo/common/words.ts";
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
      ...words(view, {
        en: { title: "Your own words, and a pair", note: "What stands between the tags is the text of the button." },
        ar: { title: "بكلماتك أنت، واثنان", note: "ما بين الوسمين هو نص الزر." },
      }),
      tag: (
        <suite-add-to-cart data-product-id="151" data-quantity="2">
          {words(view, { en: "Take two", ar: "خذ اثنين" })}
        </suite-add-to-cart>
      ),
    },
    {
      ...words(view, {
        en: { title: "Straight to the checkout", note: "Or to the cart, or nowhere." },
        ar: { title: "مباشرة إلى إتمام الشراء", note: "أو إلى السلة، أو لا مكان." },
      }),
      tag: <suite-add-to-cart data-product-id="21" data-then="checkout"></suite-add-to-cart>,
    },
    {
      ...words(view, {
        en: {
          title: "More than there are",
          note: "What the suite has to say stands beside the button. There are three of these desks.",
        },
        ar: { title: "أكثر مما يوجد", note: "ما يقوله النظام يقف بجانب الزر. لا يوجد من هذا المكتب إلا ثلاثة." },
      }),
      tag: <suite-add-to-cart data-product-id="51" data-quantity="9"></suite-add-to-cart>,
    },
    {
      ...words(view, {
        en: {
          title: "When it fails",
          note: "There is no such product. Nothing is tried twice by itself, so that nobody buys twice.",
        },
        ar: { title: "حين يفشل", note: "لا يوجد منتج كهذا. ولا يُعاد شيء تلقائيًا كي لا يشتري أحد مرتين." },
      }),
      tag: <suite-add-to-cart data-product-id="999999"></suite-add-to-cart>,
    },
  ],
};
