import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const [chair, studioDesk] = [151, 91] as const;
const wish = (visitor: Browser, product_id: unknown): Promise<Record<string, unknown>> =>
  visitor.call("/shop/wishlist/add", { product_id });
const count = async (visitor: Browser): Promise<string> => (await visitor.request("/shop/wishlist?count=1")).text();
const page = async (visitor: Browser): Promise<string> => (await visitor.request("/shop/wishlist")).text();
const wishIds = (html: string): string[] => [...html.matchAll(/data-wish-id="(\d+)"/g)].map(([, id]) => id ?? "");
const type = (answer: Record<string, unknown>): string | undefined =>
  (answer["error"] as { data: { exception_type: string } } | undefined)?.data.exception_type;

describe("the wishlist", () => {
  test("is counted in the header, and hidden there while empty", async () => {
    const visitor = browser(suite);
    const header = async () =>
      /<li id="my_wish" class="([^"]*)".*?my_wish_quantity[^>]*>(\d+)</s
        .exec(await (await visitor.request("/blog")).text())
        ?.slice(1);
    assert.deepEqual(await header(), ["nav-item d-none", "0"]);
    await wish(visitor, chair);
    assert.deepEqual(await header(), ["nav-item", "1"]);
  });

  test("disables the buttons of its products", async () => {
    const visitor = browser(suite);
    await wish(visitor, studioDesk);
    const button = (html: string, id: number) =>
      new RegExp(
        `<button type="button" class="([^"]*)"( disabled="")?[^>]*data-action="o_wishlist"[^>]*data-product-product-id="${id}"`,
      )
        .exec(html)
        ?.slice(1);
    const shelf = await (await visitor.request("/shop/category/desks-1")).text();
    assert.deepEqual(button(shelf, studioDesk), ["btn btn-secondary btn-sm o_add_wishlist disabled", ' disabled=""']);
    assert.deepEqual(button(shelf, 31), ["btn btn-secondary btn-sm o_add_wishlist", undefined]);
    assert.deepEqual(button(await (await visitor.request("/shop/product/9")).text(), studioDesk)?.[1], ' disabled=""');
  });

  test("moves to the account that signs in, and stays there", async () => {
    const visitor = browser(suite);
    await wish(visitor, studioDesk);
    await wish(visitor, chair);
    await visitor.signIn("portal");
    assert.equal(await count(visitor), `[${studioDesk}, ${chair}]`);
    const phone = browser(suite);
    await phone.signIn("portal");
    assert.equal(await count(phone), `[${studioDesk}, ${chair}]`);
    await visitor.signIn("anonymous");
    assert.equal(await count(visitor), "[]");
    for (const id of wishIds(await page(phone))) await phone.call(`/shop/wishlist/remove/${id}`, {});
    assert.equal(await count(phone), "[]");
  });

  test("moves with the login form, too", async () => {
    const visitor = browser(suite);
    await wish(visitor, chair);
    await visitor.post("/web/login", {
      csrf_token: await visitor.pageToken(),
      login: "portal",
      password: "portal",
      redirect: "",
    });
    assert.equal(await count(visitor), `[${chair}]`);
    await visitor.call(`/shop/wishlist/remove/${wishIds(await page(visitor))[0]}`, {});
  });

  test("of other visitors cannot be emptied", async () => {
    const [owner, other] = [browser(suite), browser(suite)];
    await wish(owner, chair);
    const [id] = wishIds(await page(owner));
    assert.equal((await other.call(`/shop/wishlist/remove/${id}`, {}))["result"], true);
    assert.equal(await count(owner), `[${chair}]`);
    assert.equal((await owner.call(`/shop/wishlist/remove/${id}`, {}))["result"], true);
    assert.equal((await owner.request("/shop/wishlist")).headers.get("location"), "/shop");
  });

  test("rejects unknown products", async () => {
    const visitor = browser(suite);
    assert.equal(type(await wish(visitor, 999999)), "missing_error");
    assert.equal(type(await wish(visitor, "151")), "access_error");
    for (const junk of [null, [], {}, 1.5, 1e12])
      assert.equal(type(await wish(visitor, junk)), "internal_error", JSON.stringify(junk));
    assert.equal(type(await visitor.call("/shop/wishlist/add", {})), "internal_error");
    assert.equal(type(await visitor.call("/shop/wishlist/add", { product_id: chair, price: 1 })), "internal_error");
    assert.equal((await visitor.send("/shop/wishlist/remove/x", {})).status, 404);
    assert.equal(await count(visitor), "[]");
  });
});
