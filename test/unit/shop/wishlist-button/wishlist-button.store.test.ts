import assert from "node:assert/strict";
import { test } from "node:test";
import type { Intent } from "#shared/state/intent.ts";
import { createWishlistButton } from "#shop/wishlist-button/wishlist-button.store.ts";
import { createHost } from "#test/unit/shared/state/host.ts";

test("wishlist-button: dispatches no ids if the list is unknown, since the page itself has added the product", async () => {
  const host = createHost("http://suite.invalid", { productId: 151, templateId: 10 });
  // the store sends no request before a press
  host.editing.set(true);
  const emit = (name: string, detail?: unknown) => {
    if (name === "suite-wishlist-add") (detail as Intent<number>).done = Promise.resolve(151);
    return host.emit(name, detail);
  };
  const { add } = createWishlistButton({ ...host, emit });
  assert.equal(await add(), true);
  assert.deepEqual(
    host.events.map(([name]) => name),
    ["suite-wishlist-add"],
  );
});
