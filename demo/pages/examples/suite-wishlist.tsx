/** @jsxImportSource hono/jsx */
import type { Example } from "./example.ts";
import type { View } from "../view.ts";
import { words } from "./words.ts";

const list = (view: View) => {
  const { keep, add, remove } = words(view, {
    en: { keep: "Keep it here when I add it to my cart", add: "Add to Cart", remove: "Remove" },
    ar: { keep: "أبقه هنا عند إضافته إلى سلتي", add: "أضف إلى السلة", remove: "إزالة" },
  });
  return (
    <suite-wishlist>
      <label><input type="checkbox" name="keep" /> {keep}</label>
      <ul class="wish-rows" role="list">
        {([[1, 151, "Number Seven chair"], [2, 21, "Lighthouse bench"]] as const).map(([wish, product, name]) => (
          <li data-wish-id={wish} data-product-id={product}>
            <span lang="en">{name}</span> <button type="button" name="add">{add}</button> <button type="button" name="remove">{remove}</button>
          </li>
        ))}
      </ul>
    </suite-wishlist>
  );
};

export const example: Example = {
  page: "/shop/wishlist",
  preview: list,
  live: (view) => (
    <>
      <p><suite-wishlist-link></suite-wishlist-link> <suite-cart-popover></suite-cart-popover></p>
      {list(view)}
    </>
  ),
  variants: () => [],
};
