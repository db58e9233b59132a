/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const list = (view: View) => {
  const { keep, add, remove } = localized(view, {
    en: { keep: "Keep it here when I add it to my cart", add: "Add to Cart", remove: "Remove" },
    ar: { keep: "أبقه هنا عند إضافته إلى سلتي", add: "أضف إلى السلة", remove: "إزالة" },
  });
  return (
    <suite-wishlist>
      <label>
        <input type="checkbox" name="keep" /> {keep}
      </label>
      <ul class="wish-rows" role="list">
        {view.collection.wishes.map((wish) => (
          <li data-wish-id={wish.wish_id} data-product-id={wish.id}>
            <span lang="en">{wish.name}</span>{" "}
            <button type="button" name="add">
              {add}
            </button>{" "}
            <button type="button" name="remove">
              {remove}
            </button>
          </li>
        ))}
      </ul>
    </suite-wishlist>
  );
};

export const example: Example = {
  page: "/shop/wishlist",
  needsCollection: true,
  preview: () => <Scene of="wishlist" />,
  live: (view) => (
    <>
      <p class="product-card-row">
        <suite-wishlist-link></suite-wishlist-link>
        <suite-cart-popover></suite-cart-popover>
      </p>
      {list(view)}
    </>
  ),
  variants: () => [],
};
