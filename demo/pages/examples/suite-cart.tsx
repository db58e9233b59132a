/** @jsxImportSource hono/jsx */
import type { View } from "../view.ts";
import { Empty } from "./Empty.tsx";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";
import { words } from "./words.ts";

export const cartLines = (view: View) => {
  const { less, more, quantity, remove } = words(view, {
    en: { less: "One less", more: "One more", quantity: "Quantity", remove: "Remove" },
    ar: { less: "أقل بواحد", more: "أكثر بواحد", quantity: "الكمية", remove: "إزالة" },
  });
  return (
    <suite-cart>
      <table class="cart-lines">
        <tbody>
          {view.collection.lines.map((line) => (
            <tr data-line-id={line.id} data-product-id={line.product_id}>
              <th scope="row" lang="en">
                {line.name}
              </th>
              <td>
                <button type="button" name="minus" aria-label={less}>
                  −
                </button>
                <input name="quantity" value={line.quantity} size={2} inputmode="numeric" aria-label={quantity} />
                <button type="button" name="plus" aria-label={more}>
                  +
                </button>
              </td>
              <td>
                <button type="button" name="remove">
                  {remove}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </suite-cart>
  );
};

const show = (view: View) => (view.collection.lines.length > 0 ? cartLines(view) : <Empty view={view} />);

export const example: Example = {
  page: "/shop/cart",
  preview: () => <Scene of="cart" />,
  live: (view) => (
    <>
      <p>
        <suite-cart-popover></suite-cart-popover>
      </p>
      {show(view)}
    </>
  ),
  variants: () => [],
};
