/** @jsxImportSource hono/jsx */
import { cartLines } from "#demo/suite/shop/try/CartLines.tsx";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/shop/cart",
  needsCollection: true,
  preview: () => <Scene of="cart" />,
  live: (view) => (
    <>
      <p>
        <suite-cart-popover></suite-cart-popover>
      </p>
      {cartLines(view)}
    </>
  ),
  variants: () => [],
};
