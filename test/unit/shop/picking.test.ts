import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createPicking } from "../../../widgets/shop/common/base/state/picking.ts";

const chair = { productId: 151, templateId: 15, valueIds: [] };

function place() {
  const errors: unknown[] = [];
  return { errors, ...createPicking((error) => errors.push(error)) };
}

describe("picking a product", () => {
  it("asks for what is chosen now", async () => {
    const picking = place();
    picking.choose({ ...chair, productId: 21 });
    picking.choose(chair);
    assert.equal(await picking.ask((choice) => Promise.resolve(choice.productId)), 151);
    assert.deepEqual(picking.state.get(), { choice: chair, busy: false, trouble: null });
  });

  it("asks for nothing where the shop does not have it", async () => {
    const picking = place();
    assert.equal(await picking.ask(() => assert.fail("nothing is chosen yet")), 0);
    picking.choose(chair);
    picking.choose(null);
    assert.equal(await picking.ask(() => assert.fail("it is gone")), 0);
  });

  it("is not busy where nobody acts", async () => {
    const picking = place();
    picking.choose(chair);
    assert.equal(await picking.ask(() => undefined), 0);
    assert.deepEqual(picking.state.get(), { choice: chair, busy: false, trouble: null });
  });

  it("asks once at a time", async () => {
    const picking = place();
    picking.choose(chair);
    let answer = (_: number) => {};
    const first = picking.ask(() => new Promise<number>((resolve) => (answer = resolve)));
    assert.equal(picking.state.get().busy, true);
    assert.equal(await picking.ask(() => assert.fail("the first one runs")), 0);
    answer(151);
    assert.equal(await first, 151);
    assert.equal(await picking.ask(() => Promise.resolve(151)), 151);
  });

  it("means the variant that was made for it, unless something else was chosen meanwhile", async () => {
    const picking = place();
    const mug = { productId: 0, templateId: 37, valueIds: [3701] };
    picking.choose(mug);
    await picking.ask(() => Promise.resolve(700));
    assert.deepEqual(picking.state.get().choice, { ...mug, productId: 700 });
    const other = { ...mug, valueIds: [3702] };
    picking.choose(mug);
    const asked = picking.ask(() => Promise.resolve(700));
    picking.choose(other);
    assert.equal(await asked, 700);
    assert.deepEqual(picking.state.get(), { choice: other, busy: false, trouble: null });
  });

  it("tells a failure until the next try", async () => {
    const picking = place();
    picking.choose(chair);
    const trouble = new Error("no connection");
    assert.equal(await picking.ask(() => Promise.reject(trouble)), 0);
    assert.deepEqual(
      [picking.state.get().trouble, picking.state.get().busy, picking.errors],
      [trouble, false, [trouble]],
    );
    const again = picking.ask(() => Promise.resolve(151));
    assert.equal(picking.state.get().trouble, null);
    assert.equal(await again, 151);
  });

  it("forgets the failure of another product", async () => {
    const picking = place();
    picking.choose(chair);
    await picking.ask(() => Promise.reject(new Error("no connection")));
    picking.choose({ ...chair, productId: 21 });
    assert.equal(picking.state.get().trouble, null);
  });
});
