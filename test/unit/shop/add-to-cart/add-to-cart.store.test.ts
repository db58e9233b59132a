import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { type AddToCartProps, createAddToCart } from "#shop/add-to-cart/add-to-cart.store.ts";
import { cart, type CartAdd } from "#shop/common/lists/cart.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { createHost } from "#test/unit/shared/state/host.ts";
import { handCart, wireLine } from "../hand-cart.ts";

/** Creates a button on a page whose cart accepts its requests, as by an event in a browser. */
async function place(t: TestContext, props: Partial<AddToCartProps> = {}) {
  const suite = await handCart(t);
  const host = createHost<AddToCartProps>(suite.origin, { productId: 151, quantity: 1, then: "stay", ...props });
  const content = cart(suite.origin);
  const asked: CartAdd[] = [];
  const emit = (name: string, detail?: unknown) => {
    const mayGo = host.emit(name, detail);
    if (name !== "suite-cart-add") return mayGo;
    const intent = detail as CartAdd;
    asked.push(intent);
    if (mayGo) intent.done = content.change({ productId: intent.productId, add: intent.quantity });
    return mayGo;
  };
  const store = createAddToCart({ ...host, emit });
  /** Presses the button, and sends the suite's answer. */
  const buy = async (index: number, result: unknown) => {
    const added = store.add();
    (await suite.call(index)).answer(result);
    await added;
  };
  return { suite, host, content, asked, ...store, buy, now: () => store.state.get() };
}

describe("add-to-cart store", () => {
  test("requests a quantity of its product, and dispatches the cart's change", async (t) => {
    const { suite, host, add, now, asked } = await place(t, { quantity: 3 });
    const added = add();
    assert.deepEqual([now().busy, host.states.has("busy")], [true, true]);
    const { path, params, answer } = await suite.call(0);
    assert.deepEqual(
      [path, params],
      ["/shop/cart/update_json", { product_id: 151, line_id: null, add_qty: 3, display: false }],
    );
    answer(wireLine(3, 5));
    await added;
    assert.deepEqual(now(), {
      busy: false,
      added: 1,
      warning: "",
      isWithoutOptions: false,
      error: null,
      redirectUrl: null,
    });
    assert.deepEqual(
      host.events.map(([name]) => name),
      ["suite-cart-add", "suite-cart-change"],
    );
    assert.deepEqual(host.events[1]![1], { quantity: 5 });
    assert.equal(asked[0]!.server, suite.origin);
    assert.equal(host.states.has("busy"), false);
  });

  test("adds once by a double click", async (t) => {
    const { suite, add, now } = await place(t);
    const clicks = [add(), add()];
    (await suite.call(0)).answer(wireLine(1));
    await Promise.all(clicks);
    await settled();
    assert.deepEqual([suite.asked.length, now().added], [1, 1]);
  });

  test("offers options first if it leads to the cart, and announces nothing if their dialog adds the product", async (t) => {
    const { host, now } = await place(t, { then: "cart" });
    const emit = (name: string, detail?: unknown) => {
      Object.assign(detail as object, { done: Promise.resolve(null) });
      return host.emit(name, detail);
    };
    const store = createAddToCart({ ...host, emit });
    await store.add();
    const [[name, detail] = []] = host.events;
    assert.deepEqual([name, (detail as { variantValues?: unknown }).variantValues], ["suite-cart-add", []]);
    assert.deepEqual(store.state.get(), { ...now(), busy: false, added: 0, redirectUrl: null });
    assert.equal(host.events.length, 1);
  });

  test("stays if options could not be offered, and shows a message until the visitor dismisses it", async (t) => {
    const { host } = await place(t, { then: "cart" });
    const answer = { quantity: 1, cartQuantity: 1, warning: "", html: null, isWithoutOptions: true };
    const emit = (name: string, detail?: unknown) => {
      Object.assign((detail ?? {}) as object, { done: Promise.resolve(answer) });
      return host.emit(name, detail);
    };
    const store = createAddToCart({ ...host, emit });
    await store.add();
    const { added, isWithoutOptions, redirectUrl } = store.state.get();
    assert.deepEqual([added, isWithoutOptions, redirectUrl], [1, true, null]);
    store.dismiss();
    assert.equal(store.state.get().isWithoutOptions, false);
  });

  test("requests the product of its card's form, and sends nothing for a quantity of 0", async (t) => {
    const { suite, add, asked } = await place(t);
    await add({ productId: 151, quantity: 0 });
    assert.equal(asked.length, 0);
    const added = add({ productId: 152, quantity: 4 });
    const { params, answer } = await suite.call(0);
    assert.deepEqual([params!["product_id"], params!["add_qty"]], [152, 4]);
    answer(wireLine(4));
    await added;
  });

  test("sends no request if the page prevents the event", async (t) => {
    const { suite, host, add, now } = await place(t);
    host.prevents.add("suite-cart-add");
    await add();
    await settled();
    assert.deepEqual([suite.asked.length, now().busy, now().added], [0, false, 0]);
  });

  test("does not repeat a failed call automatically", async (t) => {
    const { suite, host, add, now, buy } = await place(t);
    for (let failures = 1; failures <= 3; failures++) {
      const added = add();
      (await suite.call(failures - 1)).fail();
      await added;
      await settled();
      assert.equal(suite.asked.length, failures);
      assert.equal(host.errors.length, failures);
      assert.equal(now().error, host.errors.at(-1));
      assert.deepEqual([now().busy, now().added, host.states.has("error")], [false, 0, true]);
    }
    await buy(3, wireLine(1));
    assert.deepEqual([now().error, now().added, host.states.has("error")], [null, 1, false]);
    assert.deepEqual(host.events.filter(([name]) => name === "suite-cart-change").length, 1);
  });

  test("redirects to the cart or to the checkout of the suite", async (t) => {
    for (const [then, path] of [
      ["cart", "/shop/cart"],
      ["checkout", "/shop/checkout?express=1"],
    ] as const) {
      const { suite, now, buy } = await place(t, { then });
      await buy(0, wireLine(1));
      assert.equal(now().redirectUrl, suite.origin + path);
    }
  });

  test("redirects again if the visitor returned and adds again", async (t) => {
    const { suite, add, state, buy } = await place(t, { then: "cart" });
    await buy(0, wireLine(1));
    const ways: (string | null)[] = [];
    const stop = state.listen(({ redirectUrl }) => ways.push(redirectUrl));
    const added = add();
    (await suite.call(1)).answer(wireLine(2));
    await added;
    stop();
    assert.deepEqual(ways, [null, `${suite.origin}/shop/cart`]);
  });

  test("stays after a warning of the suite, and shows it until the visitor dismisses it", async (t) => {
    const { now, buy, dismiss } = await place(t, { then: "checkout" });
    await buy(0, wireLine(2, 2, { warning: "Only 2 are left" }));
    assert.deepEqual([now().warning, now().redirectUrl, now().added], ["Only 2 are left", null, 1]);
    dismiss();
    assert.equal(now().warning, "");
  });

  test("shows no warning if a cart on the page shows it", async (t) => {
    const { content, now, buy } = await place(t);
    content.show();
    await buy(0, wireLine(2, 2, { warning: "Only 2 are left" }));
    assert.deepEqual([now().warning, content.warning.get()], ["", "Only 2 are left"]);
  });
});
