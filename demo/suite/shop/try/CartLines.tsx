/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";

/** Returns the lines of a cart in simple markup. */
export const cartLines = (view: View) => {
  const { less, more, quantity, remove } = localized(view, {
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
