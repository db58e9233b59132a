/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

/** Products that the demo shop always has. */
const goods = {
  21: { name: "Lighthouse bench", price: "$ 420.00" },
  31: { name: "Wharf desk", price: "$ 890.00" },
  51: { name: "Mole corner desk", price: "$ 1,090.00" },
  151: { name: "Number Seven chair", price: "$ 240.00" },
} as const;

export type Good = keyof typeof goods;

/** Product card of a page author, with its elements inside. */
export const Card = ({ id, children }: { id: Good; children?: Child }) => {
  const { name, price } = goods[id];
  return (
    <div class="product-card" lang="en" dir="ltr">
      <img src={`/web/image/product.product/${id}/image`} alt="" width="160" height="160" />
      <strong>{name}</strong>
      <span>{price}</span>
      <div class="product-card-row">{children}</div>
    </div>
  );
};
