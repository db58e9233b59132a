/** @jsxImportSource hono/jsx */
import { Card } from "./Card.tsx";
import type { Example } from "./example.ts";

export const example: Example = {
  page: "/shop",
  needsCollection: true,
  preview: () => <suite-wishlist-link></suite-wishlist-link>,
  live: () => (
    <>
      <p>
        <suite-wishlist-link></suite-wishlist-link>
      </p>
      <Card id={21}>
        <suite-wishlist-button data-product-id="21"></suite-wishlist-button>
      </Card>
    </>
  ),
  variants: () => [],
};
