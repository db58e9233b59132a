import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { createCartDrawer } from "#shop/cart-drawer/cart-drawer.store.ts";
import { cart } from "#shop/common/lists/cart.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { handCart, wireLine } from "../hand-cart.ts";

const page = (quantity: number) =>
  `<sup class="my_cart_quantity">${quantity}</sup><div class="oe_cart">${quantity}</div>`;
const line = { lineId: 90, productId: 18 };

async function place(t: TestContext) {
  const suite = await handCart(t);
  const host = createHost(suite.origin, { side: "end" as const });
  const drawer = createCartDrawer(host);
  return { suite, host, drawer, now: () => drawer.state.get(), shop: cart(suite.origin) };
}

test("a drawer reads the cart when it opens, and announces opening and closing", async (t) => {
  const { suite, host, drawer, now } = await place(t);
  assert.equal(suite.asked.length, 0);
  drawer.open();
  assert.ok(host.states.has("open"));
  (await suite.call(0)).show(page(2));
  await until(drawer.state, ({ html }) => html === page(2));
  drawer.close();
  assert.equal(now().isOpen, false);
  assert.deepEqual(
    host.events.map(([name]) => name),
    ["suite-popup-show", "suite-popup-hide"],
  );
});

test("a drawer stays closed where a listener cancels it, and while the page is edited", async (t) => {
  const { host, drawer, now } = await place(t);
  host.prevents.add("suite-popup-show");
  drawer.open();
  host.prevents.clear();
  host.editing.set(true);
  drawer.open();
  assert.equal(now().isOpen, false);
});

test("a drawer opens once the quantity has grown, and not after it was only read or has shrunk", async (t) => {
  const { suite, drawer, now, shop } = await place(t);
  const reading = shop.load();
  (await suite.call(0)).show(page(3));
  await reading;
  drawer.changed(false);
  assert.equal(now().isOpen, false);
  const change = async (quantity: number, isHeld = false) => {
    const changing = shop.change({ productId: 18, add: 1 });
    (await suite.call(suite.asked.length)).answer(wireLine(quantity));
    await changing;
    drawer.changed(isHeld);
    return now().isOpen;
  };
  assert.equal(await change(2), false);
  assert.equal(await change(3, true), false);
  assert.equal(await change(4), true);
});

test("a drawer sends presses during a call together, and keeps the page's older answer out", async (t) => {
  const { suite, host, drawer, now } = await place(t);
  drawer.open();
  (await suite.call(0)).show(page(1));
  await until(drawer.state, ({ html }) => html !== null);
  drawer.close();
  drawer.open();
  const reading = await suite.call(1);
  for (let press = 0; press < 3; press++) drawer.step(line, 1, 1);
  assert.equal(now().wanted.get(90), 4);
  const first = await suite.call(2);
  assert.equal(first.params?.["set_qty"], 2);
  first.answer(wireLine(2, 2, { "website_sale.cart_lines": "<p>two</p>" }));
  const second = await suite.call(3);
  assert.equal(second.params?.["set_qty"], 4);
  second.answer(wireLine(4, 4, { "website_sale.cart_lines": "<p>four</p>" }));
  await until(drawer.state, ({ wanted }) => wanted.size === 0);
  reading.show(page(1));
  assert.equal(now().html, "<p>four</p>");
  assert.deepEqual(host.events.filter(([name]) => name === "suite-cart-change").at(-1)?.[1], { quantity: 4 });
});

test("a drawer leads to the checkout once changes are confirmed, and not after a failed one", async (t) => {
  const { suite, drawer, now } = await place(t);
  drawer.open();
  (await suite.call(0)).show(page(1));
  await until(drawer.state, ({ html }) => html !== null);
  drawer.step(line, 1, 1);
  const failed = drawer.checkout();
  (await suite.call(1)).fail();
  await failed;
  assert.deepEqual([!!now().error, now().redirectUrl], [true, null]);
  drawer.retry();
  const leaving = drawer.checkout();
  (await suite.call(2)).answer(wireLine(2, 2, { "website_sale.cart_lines": "<p>two</p>" }));
  await leaving;
  assert.equal(now().redirectUrl, `${suite.origin}/shop/checkout?express=1`);
});

test("a drawer announces what the page itself has added, and is empty after the last line", async (t) => {
  const { suite, host, drawer, now, shop } = await place(t);
  shop.unannounced.set({ quantity: 1, cartQuantity: 1, warning: "", html: null });
  assert.deepEqual(host.events, [["suite-cart-change", { quantity: 1 }]]);
  drawer.open();
  (await suite.call(0)).show(page(1));
  await until(drawer.state, ({ html }) => html !== null);
  void drawer.set(line, 0);
  (await suite.call(1)).answer(wireLine(0, undefined));
  await until(drawer.state, ({ wanted }) => wanted.size === 0);
  assert.equal(now().html, "");
});
