import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cart } from "#shop/common/lists/cart.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { recording } from "#test/unit/shared/suite/server.ts";
import { handCart, wireLine } from "#test/unit/shop/hand-cart.ts";

const recorded = (name: string) =>
  (recording(`shop/${name}`).response.json as { result: Record<string, unknown> }).result;
const chair = 151;

describe("the cart", () => {
  test("sends changes one after the other, in their order", async (t) => {
    const { origin, asked, call } = await handCart(t);
    const content = cart(origin);
    const changes = [1, 2, 3].map((set) => content.change({ productId: chair, lineId: 90, set }));
    const answers = [];
    for (let index = 0; index < 3; index++) {
      const { params, answer } = await call(index);
      await settled();
      assert.equal(asked.length, index + 1);
      assert.deepEqual(params, { product_id: chair, line_id: 90, display: false, set_qty: index + 1 });
      answer(wireLine(index + 1));
      answers.push(await changes[index]);
      assert.equal(content.state.get().value?.quantity, index + 1);
    }
    assert.deepEqual(
      answers.map((answer) => answer?.quantity),
      [1, 2, 3],
    );
    assert.equal(content.unannounced.get(), null, "elements announce their own changes");
  });

  test("sends the next change after a failed one, which is not repeated", async (t) => {
    const { origin, asked, call } = await handCart(t);
    const content = cart(origin);
    const failing = content.change({ productId: chair, add: 1 });
    const next = content.change({ productId: chair, add: 2 });
    (await call(0)).fail();
    await assert.rejects(failing, { kind: "access" });
    assert.equal(content.state.get().value, null);
    (await call(1)).answer(wireLine(2));
    assert.equal((await next).cartQuantity, 2);
    assert.deepEqual(
      asked.map(({ params }) => params?.["add_qty"]),
      [1, 2],
    );
  });

  test("requests its lines while they are on the page", async (t) => {
    const { origin, asked, call } = await handCart(t);
    const content = cart(origin);
    const once = async (index: number) => {
      const changed = content.change({ productId: chair, add: 1 });
      (await call(index)).answer(wireLine(1));
      await changed;
    };
    assert.equal(content.isShown(), false);
    await once(0);
    const hides = [content.show(), content.show()];
    await once(1);
    hides[0]!();
    await once(2);
    hides[1]!();
    await once(3);
    assert.deepEqual(
      asked.map(({ params }) => params?.["display"]),
      [false, true, true, false],
    );
    assert.equal(content.isShown(), false);
  });

  test("has lines and summary of the answer", async (t) => {
    const { origin, call } = await handCart(t);
    const content = cart(origin);
    const changed = content.change({ productId: 19, set: 3 });
    (await call(0)).answer(recorded("cart_update_json__set_qty"));
    await changed;
    const { quantity, html } = content.state.get().value!;
    assert.equal(quantity, recorded("cart_update_json__set_qty")["cart_quantity"]);
    assert.match(html!, /js_cart_lines[^]+js_cart_summary/);
  });

  test("is empty if the answer has no quantity and the line was removed, or the order was placed", async (t) => {
    const { origin, call } = await handCart(t);
    const content = cart(origin);
    for (const [index, result] of [recorded("cart_update_json__zero_empties_cart"), {}].entries()) {
      const changed = content.change({ productId: 19, lineId: 91, set: 0 });
      (await call(index)).answer(result);
      assert.deepEqual(await changed, { quantity: 0, cartQuantity: 0, warning: "", html: null });
      assert.equal(content.state.get().value?.quantity, 0);
    }
  });

  test("has an unknown quantity if the answer has none and the line exists", async (t) => {
    const { origin, call } = await handCart(t);
    const content = cart(origin);
    const changed = content.change({ productId: chair, add: 1 });
    const { cart_quantity: _, ...unnamed } = wireLine(1);
    (await call(0)).answer(unnamed);
    assert.equal((await changed).cartQuantity, null);
    assert.deepEqual(content.state.get().value, { quantity: null, html: null });
  });

  test("keeps a warning until the visitor dismisses it, or another one replaces it", async (t) => {
    const { origin, call } = await handCart(t);
    const content = cart(origin);
    for (const [index, warning] of ["Only 3 are left", undefined, "Only 2 are left"].entries()) {
      const changed = content.change({ productId: chair, add: 1 });
      (await call(index)).answer(wireLine(3, 3, { warning }));
      await changed;
      assert.equal(content.warning.get(), warning ?? "Only 3 are left");
    }
    content.warning.set("");
    const changed = content.change({ productId: chair, add: 1 });
    (await call(3)).answer(wireLine(3));
    await changed;
    assert.equal(content.warning.get(), "");
  });
});
