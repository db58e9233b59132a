import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createShopSort } from "#shop/shop-sort/shop-sort.store.ts";
import { createHost } from "#test/unit/shared/state/host.ts";

function place() {
  const left: string[] = [];
  const host = createHost("https://suite.example", {});
  const store = createShopSort({ ...host, fail: (error: unknown) => assert.fail(String(error)) }, (address) =>
    left.push(address),
  );
  return { store, left, ...host };
}

describe("navigation to another state of the list", () => {
  it("starts once for several presses, and starts again for another choice", (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const { store, left, states } = place();
    store.go("/shop?order=a");
    store.go("/shop?order=a");
    t.mock.timers.tick(9_000);
    store.go("/shop?order=a");
    assert.deepEqual([left, [...states]], [["/shop?order=a"], ["busy"]]);
    store.go("/shop?order=b");
    assert.deepEqual(left, ["/shop?order=a", "/shop?order=b"]);
  });

  it("starts again after the page was restored, or if the page was not left within ten seconds", (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const { store, left, states } = place();
    store.go("/shop?order=a");
    store.cancel();
    assert.deepEqual([...states], []);
    store.go("/shop?order=a");
    t.mock.timers.tick(10_000);
    store.go("/shop?order=a");
    assert.equal(left.length, 3);
  });

  it("ends with its timer when the element is removed", (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const { store, remove } = place();
    store.go("/shop?order=a");
    remove();
    assert.equal(store.state.get().destination, null);
  });
});
