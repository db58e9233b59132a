/** @jsxImportSource hono/jsx */
import type { Example } from "./example.ts";
import type { View } from "../view.ts";
import { words } from "./words.ts";

const row = (view: View, id: number, name: string) => {
  const { less, more, quantity, remove } = words(view, {
    en: { less: "One less", more: "One more", quantity: "Quantity", remove: "Remove" },
    ar: { less: "أقل بواحد", more: "أكثر بواحد", quantity: "الكمية", remove: "إزالة" },
  });
  return (
    <tr data-line-id="" data-product-id={id}>
      <th scope="row" lang="en">{name}</th>
      <td>
        <button type="button" name="minus" aria-label={less}>−</button>
        <input name="quantity" value="1" size={2} inputmode="numeric" aria-label={quantity} />
        <button type="button" name="plus" aria-label={more}>+</button>
      </td>
      <td><button type="button" name="remove">{remove}</button></td>
    </tr>
  );
};

const lines = (view: View) => (
  <suite-cart>
    <table class="cart-lines">
      <tbody>
        {row(view, 151, "Number Seven chair")}
        {row(view, 51, "Mole corner desk")}
      </tbody>
    </table>
  </suite-cart>
);

export const example: Example = {
  page: "/shop/cart",
  preview: (view) => lines(view),
  live: (view) => (
    <>
      <p><suite-cart-popover></suite-cart-popover></p>
      {lines(view)}
    </>
  ),
  variants: () => [],
};
