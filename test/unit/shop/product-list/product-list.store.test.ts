import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createProductList } from "#shop/product-list/product-list.store.ts";
import type { Ask, Card, ProductListProps, Step } from "#shop/product-list/product-list.types.ts";
import { createHost } from "#test/unit/shared/state/host.ts";

const address = "https://suite.example/shop";
const props: ProductListProps = {
  category: 0,
  search: "",
  templateIds: [],
  order: "",
  limit: 2,
  columns: 4,
  controls: "",
  show: "",
  src: "",
};
const card = (name: string): Card => ({
  name,
  href: `${address}/product/${name}`,
  productId: 1,
  picture: undefined,
  price: "",
  listPrice: "",
});
/** Step with products of these names, one a letter. */
const step =
  (names: string, next?: Step): Step =>
  () =>
    Promise.resolve({ cards: [...names].map(card), next, address: `${address}?search=a` });

const settled = () => new Promise((done) => setImmediate(done));

function place(ask: Ask, changed: Partial<ProductListProps> = {}) {
  const host = createHost("https://suite.example", { ...props, ...changed });
  const list = createProductList(host);
  const now = () => list.state.get();
  const names = () =>
    now()
      .cards?.map(({ name }) => name)
      .join("");
  list.start(ask, host.signal);
  return { host, list, now, names };
}

describe("product list", () => {
  it("is loading until there are products, and announces the page that they come from", async () => {
    const { host, names, now } = place(() => step("abcd"));
    assert.ok(host.states.has("loading"));
    await settled();
    assert.deepEqual([names(), now().shown, now().loading], ["abcd", 2, false]);
    assert.deepEqual(host.events, [["suite-load", { address }]]);
    assert.deepEqual([...host.states], []);
  });

  it("reads pages until there are enough products, and each product once", async () => {
    const { names, now } = place(() => step("ab", step("bc", step("de", step("fg")))), { limit: 4 });
    await settled();
    assert.deepEqual([names(), !!now().next], ["abcde", true]);
  });

  it("ends at a page that repeats itself", async () => {
    const same: Step = () => Promise.resolve({ cards: [card("a")], next: same, address });
    const { names, now } = place(() => same);
    await settled();
    assert.deepEqual([names(), now().next], ["a", undefined]);
  });

  it("shows more products that it knows without a request, and reads the next ones", async () => {
    let requests = 0;
    const next: Step = (signal) => {
      requests++;
      return step("ef")(signal);
    };
    const { list, names, now } = place(() => step("abcd", next));
    await settled();
    list.more();
    assert.deepEqual([now().shown, requests, now().isAsked], [4, 0, true]);
    list.more();
    await settled();
    assert.deepEqual([names(), now().shown, requests], ["abcdef", 6, 1]);
  });

  it("keeps its products when more of them cannot be read, and repeats what failed", async () => {
    let isDown = true;
    const failure = new Error("down");
    const { host, list, names, now } = place(() =>
      step("ab", (signal) => (isDown ? Promise.reject(failure) : step("cd")(signal))),
    );
    await settled();
    list.more();
    await settled();
    assert.deepEqual([names(), now().error, host.errors], ["ab", failure, [failure]]);
    isDown = false;
    list.retry();
    await settled();
    assert.deepEqual([names(), now().shown, now().error], ["abcd", 4, null]);
  });

  it("ignores the late answer to an earlier search", async () => {
    const answers = new Map<string, () => void>();
    const { list, names } = place(
      (_, { search }) =>
        () =>
          new Promise((resolve) =>
            answers.set(search, () => resolve({ cards: [card(search || "-")], next: undefined, address })),
          ),
    );
    list.search(" first ");
    list.search("second");
    answers.get("second")!();
    answers.get("first")!();
    answers.get("")!();
    await settled();
    assert.equal(names(), "second");
  });

  it("asks again with the order of the visitor, from the beginning", async () => {
    const asked: unknown[] = [];
    const { list, now } = place((_, { search, order }) => (asked.push([search, order]), step("abcd")), { search: "x" });
    await settled();
    list.more();
    list.sort("name asc");
    await settled();
    assert.deepEqual(asked, [
      ["x", ""],
      ["x", "name asc"],
    ]);
    assert.equal(now().shown, 2);
  });

  it("is empty without products, and missing without a page", async () => {
    const { host, list, now } = place((_, { search }) => (search ? () => Promise.resolve(null) : step("")));
    await settled();
    assert.deepEqual([[...host.states], now().cards], [["empty"], []]);
    list.search("gone");
    await settled();
    assert.deepEqual([[...host.states], now().cards], [["missing"], null]);
  });

  it("loads again where an attribute is about its products, and not for the looks", async () => {
    let requests = 0;
    const { host } = place(() => (requests++, step("a")));
    host.props.set({ ...props, columns: 2, show: "name" });
    assert.equal(requests, 1);
    host.props.set({ ...props, category: 3 });
    assert.equal(requests, 2);
  });

  it("loads nothing while the page is edited, and then again", () => {
    let requests = 0;
    const host = createHost("https://suite.example", props);
    host.editing.set(true);
    const list = createProductList(host);
    list.start(() => (requests++, step("a")), host.signal);
    list.search("x");
    assert.equal(requests, 0);
    host.editing.set(false);
    assert.equal(requests, 1);
  });

  it("shows an error of its address, and nothing after the element has gone", async () => {
    const wrong = { kind: "config", message: "data-src" };
    const { host, now } = place(() => {
      throw wrong;
    });
    await settled();
    assert.deepEqual([host.errors, now().loading], [[wrong], false]);
    const late = place(() => step("a"));
    late.host.remove();
    await settled();
    assert.deepEqual([late.now().cards, late.host.events], [null, []]);
  });
});
