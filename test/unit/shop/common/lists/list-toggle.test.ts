import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createListToggle } from "#shop/common/lists/list-toggle.ts";
import { createHost } from "#test/unit/shared/state/host.ts";

const chair = { productId: 151, templateId: 15, valueIds: [] };
const initial = { choice: chair, ids: null, busy: false, error: null, listError: null };

function place() {
  const host = createHost("https://suite.example", { productId: 151, templateId: 15 });
  return { host, toggle: createListToggle(host, "wished") };
}

describe("the toggle of a list", () => {
  it("requests the product of the attributes, or of the latest choice", async () => {
    const { host, toggle } = place();
    assert.equal(await toggle.ask((choice) => Promise.resolve(choice.productId)), 151);
    toggle.choose({ ...chair, productId: 21 });
    assert.equal(await toggle.ask((choice) => Promise.resolve(choice.productId)), 21);
    host.props.set({ productId: 31, templateId: 15 });
    assert.equal(await toggle.ask((choice) => Promise.resolve(choice.productId)), 31);
  });

  it("sends no request if the shop does not have the product, and is absent", async () => {
    const { host, toggle } = place();
    assert.equal(host.states.has("absent"), false);
    toggle.choose(null);
    assert.equal(await toggle.ask(() => assert.fail("nothing is chosen")), 0);
    assert.equal(host.states.has("absent"), true);
  });

  it("is not busy if no listener handles the request", async () => {
    const { toggle } = place();
    assert.equal(await toggle.ask(() => undefined), 0);
    assert.deepEqual(toggle.state.get(), initial);
  });

  it("sends one request at a time", async () => {
    const { host, toggle } = place();
    let answer = (_: number) => {};
    const first = toggle.ask(() => new Promise<number>((resolve) => (answer = resolve)));
    assert.equal(host.states.has("busy"), true);
    assert.equal(await toggle.ask(() => assert.fail("the first request is running")), 0);
    answer(151);
    assert.equal(await first, 151);
    assert.equal(host.states.has("busy"), false);
    assert.equal(await toggle.ask(() => Promise.resolve(151)), 151);
  });

  it("refers to the variant that the request created, unless another product was chosen meanwhile", async () => {
    const { toggle } = place();
    const mug = { productId: 0, templateId: 37, valueIds: [3701] };
    toggle.choose(mug);
    await toggle.ask(() => Promise.resolve(700));
    assert.deepEqual(toggle.state.get().choice, { ...mug, productId: 700 });
    const other = { ...mug, valueIds: [3702] };
    toggle.choose(mug);
    const request = toggle.ask(() => Promise.resolve(700));
    toggle.choose(other);
    assert.equal(await request, 700);
    assert.deepEqual(toggle.state.get(), { ...initial, choice: other });
  });

  it("reports an error once and shows it until the next request", async () => {
    const { host, toggle } = place();
    const error = new Error("no connection");
    assert.equal(await toggle.ask(() => Promise.reject(error)), 0);
    toggle.state.change({ ids: [21] });
    assert.deepEqual([toggle.state.get().error, toggle.state.get().busy, host.errors], [error, false, [error]]);
    assert.equal(host.states.has("error"), true);
    const again = toggle.ask(() => Promise.resolve(151));
    assert.equal(toggle.state.get().error, null);
    assert.equal(host.states.has("error"), false);
    assert.equal(await again, 151);
  });

  it("clears the error when another product is chosen", async () => {
    const { toggle } = place();
    await toggle.ask(() => Promise.reject(new Error("no connection")));
    toggle.choose({ ...chair, productId: 21 });
    assert.equal(toggle.state.get().error, null);
  });

  it("shows on the element whether the product is on the list, and that the list could not be read", () => {
    const { host, toggle } = place();
    const listError = new Error("no connection");
    toggle.state.change({ listError });
    assert.deepEqual([[...host.states], host.errors], [["error"], [listError]]);
    toggle.state.change({ ids: [151], listError: null });
    assert.deepEqual([...host.states], ["wished"]);
    toggle.choose({ ...chair, productId: 21 });
    assert.deepEqual([...host.states], []);
  });
});
