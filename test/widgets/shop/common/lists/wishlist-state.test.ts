import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { wishlist } from "#shop/common/lists/wishlist.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import {
  ask,
  behave,
  builtInPage,
  elsewhere,
  misbehave,
  newShopper,
  products,
  reason,
  watchCalls,
} from "#test/widgets/shop/lists.ts";

const list = wishlist(location.origin);
const { chair, bench } = products;
const [adding, counting, creating] = [
  "/shop/wishlist/add",
  "/shop/wishlist",
  "/product_configurator/create_product_variant",
];
const add = (choice: object, server?: string) => ask<number>("suite-wishlist-add", choice, server);
const ids = () => list.state.get().value;
/** Returns the list as the suite stores it. */
const kept = async () => (await (await fetch("/shop/wishlist?count=1")).json()) as number[];

describe("wishlist of a page", () => {
  // the first call starts the demo server
  afterEach(() => restore());

  it("is read before a product is added: nothing is added to an unknown list", async () => {
    misbehave({ errors: 1 });
    const calls = watchCalls();
    expect(await reason(add({ productId: chair }))).to.include({ kind: "server" });
    expect(calls()).to.not.include(adding);
    behave();
    expect(await add({ productId: chair })).to.equal(chair);
    expect(ids()).to.deep.equal([chair]);
  });

  describe("once it is known", () => {
    beforeEach(() => newShopper());

    it("adds a product once, however often it is requested", async () => {
      const calls = watchCalls();
      expect(await Promise.all([add({ productId: chair }), add({ productId: chair })])).to.deep.equal([chair, chair]);
      expect(await add({ productId: chair })).to.equal(chair);
      expect(calls()).to.deep.equal([adding]);
      expect(ids()).to.deep.equal([chair]);
    });

    it("adds products one after the other, even after a failed call", async () => {
      const calls = watchCalls();
      const [missing, first, second] = [
        reason(add({ productId: 999_999 })),
        add({ productId: chair }),
        add({ productId: bench }),
      ];
      expect(await missing).to.include({ kind: "config" });
      expect(calls().length).to.be.lessThan(3);
      expect(await Promise.all([first, second])).to.deep.equal([chair, bench]);
      expect(ids()).to.deep.equal([chair, bench]);
      expect(await kept()).to.deep.equal([chair, bench]);
    });

    it("creates a variant that does not exist yet", async () => {
      const calls = watchCalls();
      const mug = { templateId: 37, valueIds: [3702, 3704] };
      const id = await add(mug);
      expect(calls()).to.deep.equal([creating, adding]);
      expect(await add(mug)).to.equal(id);
      expect(ids()).to.deep.equal([id]);
      expect(calls()).to.deep.equal([creating, adding, creating]);
      expect(await reason(add({ templateId: 37, valueIds: [3703, 3705] }))).to.include({ kind: "config" });
      expect(ids()).to.deep.equal([id]);
    });

    it("ignores intents that are prevented, or meant for another shop", async () => {
      const calls = watchCalls();
      document.addEventListener("suite-wishlist-add", (event) => event.preventDefault(), { once: true });
      expect(add({ productId: chair })).to.equal(undefined);
      expect(add({ productId: chair }, "https://other.example")).to.equal(undefined);
      expect(calls()).to.deep.equal([]);
    });

    it("is read again after a change in another tab, and announces its own changes", async () => {
      const stop = list.state.listen(() => {});
      const otherTab = new BroadcastChannel(`suite.wishlist ${location.origin} ids`);
      await elsewhere(adding, { product_id: bench });
      otherTab.postMessage(null);
      await until(() => ids()?.includes(bench));
      const events = new Promise((resolve) => (otherTab.onmessage = resolve));
      await add({ productId: chair });
      await events;
      expect(ids()).to.deep.equal([bench, chair]);
      otherTab.close();
      stop();
    });

    it("holds the remaining products of the suite's answer after a removal", async () => {
      for (const product_id of [chair, chair, bench]) await elsewhere(adding, { product_id });
      const wishIds = [...(await builtInPage(counting)).querySelectorAll<HTMLElement>("[data-wish-id]")].map(
        ({ dataset }) => Number(dataset["wishId"]),
      );
      expect(await list.remove(wishIds[0]!)).to.deep.equal([chair, bench]);
      expect(await list.remove(wishIds[1]!)).to.deep.equal([bench]);
      expect(ids()).to.deep.equal([bench]);
      const hotel = stub(window, "fetch").callsFake(() =>
        Promise.resolve(new Response("<h1>Welcome to the hotel network</h1>")),
      );
      expect(await reason(list.remove(wishIds[2]!))).to.include({ kind: "contract" });
      hotel.restore();
      expect(ids()).to.deep.equal([bench]);
    });
  });
});
