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

const data = (visitor: Browser, product_ids: unknown, cookies?: unknown): Promise<Record<string, unknown>> =>
  visitor.call("/shop/get_product_data", { product_ids, ...(cookies !== undefined && { cookies }) });
const type = (answer: Record<string, unknown>): string | undefined =>
  (answer["error"] as { data: { exception_type: string } } | undefined)?.data.exception_type;
const compare = async (visitor: Browser, products: string): Promise<string> =>
  (await visitor.request(`/shop/compare/?products=${products}`)).text();
const columns = (page: string): number[] =>
  [...page.matchAll(/product_summary.*?name="product_id" type="hidden" value="(\d+)"/gs)].map(([, id]) => Number(id));
const cells = (page: string, attribute: string): string[] =>
  [
    ...(
      new RegExp(`<tr class="collapse in show \\w+"><td>${attribute}</td>(.*?)</tr>`, "s").exec(page)?.[1] ?? ""
    ).matchAll(/<td>(.*?)<\/td>/g),
  ].map(([, text]) => text?.replace(/<\/?bdi>/g, "") ?? "");

describe("rows of the panel", () => {
  test("are for the requested products; the list has all that exist, in the shop's order", async () => {
    const { result } = await data(browser(suite), [311, 91], [95, 31, 11, 999999]);
    assert.deepEqual(Object.keys(result as object).sort(), ["311", "91", "cookies"]);
    assert.equal((result as Record<string, unknown>)["cookies"], "[31, 91, 311]");
  });

  test("of unpublished products are for the team", async () => {
    const visitor = browser(suite);
    assert.deepEqual((await data(visitor, [11], null))["result"], {});
    assert.deepEqual(
      (await data(visitor, ["91", 311], ["31"]))["result"],
      (await data(visitor, [91, 311], [31]))["result"],
      "texts of ids are ids",
    );
    await visitor.signIn("publisher");
    assert.deepEqual(Object.keys((await data(visitor, [11]))["result"] as object), ["11"]);
  });

  test("are empty for invalid ids", async () => {
    const visitor = browser(suite);
    for (const junk of [undefined, null, "91", 91, {}, [null], [[91]], [1.5], [1e12]])
      assert.equal(type(await data(visitor, junk)), "internal_error", JSON.stringify(junk));
    assert.equal(type(await data(visitor, ["ninety"])), "internal_error");
    assert.equal(type(await data(visitor, [91], "[91]")), "internal_error");
  });
});

describe("the page", () => {
  test("shows each variant's values by category, and a dash for none", async () => {
    const page = await compare(browser(suite), "311,91,35");
    assert.deepEqual(columns(page), [35, 91, 311]);
    assert.deepEqual(cells(page, "Wood"), ["Oak", "Ash", " - "]);
    assert.deepEqual(cells(page, "Width"), ["140 cm", "140 cm", " - "]);
    assert.deepEqual(cells(page, "Cable"), [" - ", " - ", "2 m"]);
    assert.deepEqual(
      [...page.matchAll(/data-toggle="collapse" data-target="\.(\w+)"/g)].map(([, name]) => name),
      ["Material", "Size", "Electrics", "Uncategorized"],
    );
  });

  test("offers removal from three on, and shows values without variants", async () => {
    const visitor = browser(suite);
    assert.equal((await compare(visitor, "91,311")).match(/o_comparelist_remove/g), null);
    assert.equal((await compare(visitor, "91,311,31")).match(/o_comparelist_remove/g)?.length, 3);
    assert.deepEqual(cells(await compare(visitor, "581,31"), "Wrapping"), [" - ", "None, Card with your words"]);
  });

  test("leaves out unknown, archived, unpublished and invalid ids", async () => {
    const visitor = browser(suite);
    assert.deepEqual(columns(await compare(visitor, "91,95,11,999999,x,-1,,9e9,31")), [31, 91]);
    assert.equal((await visitor.request("/shop/compare/?products=95,11,x")).headers.get("location"), "/shop");
    assert.equal((await visitor.request(`/shop/compare/?products=${encodeURIComponent("<b>")}`)).status, 302);
  });

  test("sells: its forms need no token", async () => {
    const visitor = browser(suite);
    assert.doesNotMatch(await compare(visitor, "91,31"), /name="csrf_token"/);
    assert.equal((await visitor.post("/shop/cart/update", { product_id: "91" })).headers.get("location"), "/shop/cart");
  });
});
