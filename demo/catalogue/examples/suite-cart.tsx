/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { cartLines } from "#demo/suite/shop/try/CartLines.tsx";
import { Empty } from "#demo/suite/shop/try/Empty.tsx";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

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
