/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const texts = (view: View) =>
  localized(view, {
    en: {
      wood: "Wood",
      woods: ["Ash", "Oak", "Walnut"],
      colour: "Colour",
      colours: ["Natural", "Graphite", "Brick"],
      quantity: "Quantity",
      add: "Add to cart",
    },
    ar: {
      wood: "الخشب",
      woods: ["دردار", "بلوط", "جوز"],
      colour: "اللون",
      colours: ["طبيعي", "رمادي داكن", "قرميدي"],
      quantity: "الكمية",
      add: "أضف إلى السلة",
    },
  });

/** The combination walnut and brick does not exist. */
const form = (view: View) => {
  const { wood, woods, colour, colours, quantity, add } = texts(view);
  return (
    <suite-product data-template-id="9" data-combination="907,908">
      <form action="/shop/cart/update" method="post">
        <input type="hidden" name="product_id" value="91" />
        <img src="/web/image/product.product/91/image" alt="" width="160" height="160" data-product-image />
        <fieldset data-attribute-id="1">
          <legend>{wood}</legend>
          {woods.map((name, place) => (
            <label>
              <input type="radio" name="wood" value={901 + place} checked={place === 0} /> {name}
            </label>
          ))}
        </fieldset>
        <label>
          {colour}{" "}
          <select data-attribute-id="2">
            {colours.map((name, place) => (
              <option value={904 + place}>{name}</option>
            ))}
          </select>
        </label>
        <p>
          <bdi dir="ltr">
            $ <span data-price>750.00</span>
          </bdi>
        </p>
        <label>
          {quantity} <input name="add_qty" value="1" inputmode="numeric" size={3} />
        </label>
        <button type="submit">{add}</button>
      </form>
    </suite-product>
  );
};

export const example: Example = {
  page: "/shop/product/studio-desk-9",
  preview: () => <Scene of="product" />,
  live: form,
  variants: () => [],
};
