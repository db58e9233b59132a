import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { createCartPopover } from "#shop/cart-popover/cart-popover.store.ts";
import { cart } from "#shop/common/lists/cart.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { stopClock } from "../clock.ts";
import { type HandCart, handCart, wireLine } from "../hand-cart.ts";

const inCart = (quantity: number) => `<sup class="my_cart_quantity badge">${quantity}</sup>`;

function place(suite: HandCart, quantity?: number, editing = false) {
  const host = createHost(suite.origin, { href: "/shop/cart", quantity });
  host.editing.set(editing);
  const popover = createCartPopover(host);
  const now = () => popover.state.get();
  const seen = () =>
    host.events.flatMap(([name]) => (name.startsWith("suite-popover-") ? name.replace("suite-popover-", "") : []));
  return { host, ...popover, now, seen };
}

/** Creates a popover on a page with a known quantity; the test advances the time. */
async function still(t: TestContext) {
  const suite = await handCart(t);
  return { suite, pass: stopClock(t, 300, 1000), ...place(suite, 2) };
}

describe("the counter of the cart", () => {
  test("shows the number of the page, without a call", async (t) => {
    const suite = await handCart(t);
    const { now } = place(suite, 3);
    assert.equal(now().quantity, 3);
    await settled();
    assert.equal(suite.asked.length, 0);
  });

  test("reads the number once for all links if the page has none", async (t) => {
    const suite = await handCart(t);
    const links = [place(suite), place(suite)];
    assert.equal(links[0]!.now().quantity, undefined);
    (await suite.call(0)).show(inCart(4));
    for (const { state } of links) await until(state, ({ quantity }) => quantity === 4);
    assert.deepEqual(
      suite.asked.map(({ path }) => path),
      ["/shop/cart"],
    );
  });

  test("reads the number after editing", async (t) => {
    const suite = await handCart(t);
    const { host, state } = place(suite, undefined, true);
    await settled();
    assert.equal(suite.asked.length, 0);
    host.editing.set(false);
    (await suite.call(0)).show(inCart(4));
    await until(state, ({ quantity }) => quantity === 4);
  });

  test("is unknown if the answer has no number, or the call fails, which is reported once", async (t) => {
    const suite = await handCart(t);
    const { state, host } = place(suite);
    (await suite.call(0)).fail();
    await until(state, ({ quantity }) => quantity === null);
    assert.equal(host.errors.length, 1);
    const asksAgain = cart(suite.origin).load();
    (await suite.call(1)).show('<div class="oe_cart">A page without a badge</div>');
    await asksAgain;
    assert.equal(state.get().quantity, null);
    assert.equal(host.errors.length, 1);
  });

  test("follows every change on the page; the element that made the change announces it", async (t) => {
    const suite = await handCart(t);
    const { host, now } = place(suite, 1);
    const changed = cart(suite.origin).change({ productId: 151, add: 1 });
    (await suite.call(0)).answer(wireLine(2));
    await changed;
    assert.equal(now().quantity, 2);
    assert.deepEqual(host.events, []);
  });
});

describe("the popover of the cart", () => {
  test("opens after the mouse stayed for 300 ms and the content has loaded", async (t) => {
    const { pass, suite, enter, now, state, seen, host } = await still(t);
    enter();
    assert.equal(pass(299), 1);
    await settled();
    assert.equal(suite.asked.length, 0);
    assert.equal(pass(1), 0);
    const { path, show } = await suite.call(0);
    assert.equal(path, "/shop/cart?type=popover");
    assert.equal(now().open, false);
    show("<p>Two chairs</p>");
    await until(state, ({ open }) => open);
    assert.equal(now().html, "<p>Two chairs</p>");
    assert.deepEqual([seen(), host.states.has("open")], [["show"], true]);
  });

  test("does not open if the mouse left within 300 ms", async (t) => {
    const { pass, suite, enter, leave, now } = await still(t);
    enter();
    pass(299);
    leave();
    pass(5000);
    await settled();
    assert.deepEqual([suite.asked.length, now().open], [0, false]);
  });

  test("does not open if the mouse left while the content was loading", async (t) => {
    const { pass, suite, enter, leave, now, seen } = await still(t);
    enter();
    pass(300);
    const { show } = await suite.call(0);
    leave();
    show("<p>Too late</p>");
    await settled();
    pass(5000);
    await settled();
    assert.deepEqual([now().open, seen()], [false, []]);
  });

  test("waits another 300 ms for a mouse that returned while the content was loading", async (t) => {
    const { pass, suite, enter, leave, now, state } = await still(t);
    enter();
    pass(300);
    const { show } = await suite.call(0);
    leave();
    enter();
    show("<p>Of before</p>");
    pass(299);
    await settled();
    assert.equal(now().open, false);
    pass(1);
    (await suite.call(1)).show("<p>Of now</p>");
    await until(state, ({ open }) => open);
    assert.equal(now().html, "<p>Of now</p>");
  });

  test("hides 1000 ms after the mouse left, unless the mouse returns", async (t) => {
    const { pass, suite, enter, leave, now, state, seen } = await still(t);
    enter();
    pass(300);
    (await suite.call(0)).show("");
    await until(state, ({ open }) => open);
    leave();
    pass(999);
    enter();
    pass(5000);
    assert.equal(now().open, true);
    leave();
    assert.equal(pass(999), 1);
    assert.equal(now().open, true);
    pass(1);
    assert.deepEqual([now().open, seen()], [false, ["show", "hide"]]);
    await settled();
    assert.equal(suite.asked.length, 1);
  });

  test("stays closed where a listener handles the press", async (t) => {
    const { suite, host, toggle, now } = await still(t);
    host.prevents.add("suite-cart-open");
    toggle();
    assert.deepEqual(host.events, [["suite-cart-open", { server: suite.origin }]]);
    assert.deepEqual([now().open, suite.asked.length], [false, 0]);
  });

  test("closes the popover of another link", async (t) => {
    const { suite, toggle, now } = await still(t);
    const other = place(suite, 2);
    toggle();
    assert.deepEqual([now().open, other.now().open], [true, false]);
    other.toggle();
    assert.deepEqual([now().open, other.now().open], [false, true]);
    assert.deepEqual(other.seen(), ["show"]);
  });

  test("opens and closes at once by its button, with the current content of the cart", async (t) => {
    const { suite, toggle, now, state } = await still(t);
    toggle();
    assert.deepEqual([now().open, now().html], [true, null]);
    (await suite.call(0)).show("<p>First</p>");
    await until(state, ({ html }) => html === "<p>First</p>");
    toggle();
    assert.equal(now().open, false);
    toggle();
    assert.equal(now().html, null);
    (await suite.call(1)).show("<p>Second</p>");
    await until(state, ({ html }) => html === "<p>Second</p>");
  });

  test("ignores an earlier leave of the mouse after its button opened it again", async (t) => {
    const { pass, enter, leave, toggle, now } = await still(t);
    toggle();
    enter();
    leave();
    toggle();
    toggle();
    pass(1000);
    assert.equal(now().open, true);
  });

  test("reports that its content could not be read, and reads it again by a retry", async (t) => {
    const { suite, toggle, retry, now, state, host } = await still(t);
    toggle();
    (await suite.call(0)).fail();
    const { error } = await until(state, (now) => !!now.error);
    assert.deepEqual([host.errors, host.states.has("error")], [[error], true]);
    retry();
    assert.equal(now().error, null);
    (await suite.call(1)).show("<p>Here</p>");
    await until(state, ({ html }) => html === "<p>Here</p>");
    assert.equal(host.states.has("error"), false);
  });

  test("ends when the element is removed", async (t) => {
    const { pass, suite, enter, host, seen, now } = await still(t);
    enter();
    pass(300);
    const { show } = await suite.call(0);
    host.remove();
    show("<p>Too late</p>");
    await settled();
    assert.deepEqual([now().open, seen(), host.errors], [false, [], []]);
  });
});
