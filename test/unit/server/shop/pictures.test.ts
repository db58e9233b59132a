import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "../browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

describe("pictures", () => {
  const picture = async (path: string): Promise<[number, string | null, string]> => {
    const response = await browser(suite).request(path);
    return [response.status, response.headers.get("content-type"), await response.text()];
  };

  test("are drawn, in every size, in each colour", async () => {
    const [status, type, natural] = await picture("/web/image/product.product/91/image_small");
    assert.deepEqual([status, type], [200, "image/svg+xml"]);
    assert.match(natural, /^<svg [^>]*viewBox="0 0 200 200">.*#d9c3a0/);
    assert.match((await picture("/web/image/product.product/93/image/200x150"))[2], /#a4492f/);
    assert.equal((await picture("/web/image/product.template/9/image/300x300"))[0], 200);
  });

  test("have a default size", async () => {
    assert.match((await picture("/web/image/product.template/9/image"))[2], /^<svg [^>]*width="1024" height="1024"/);
    assert.doesNotMatch((await picture("/web/image/product.template/9/image/300x300"))[2], /width="1024"/);
  });

  test("are several for one product, on its page and in the variant's data", async () => {
    const page = await (await browser(suite).request("/shop/product/wharf-desk-3")).text();
    assert.equal(page.match(/data-zoom-image="\/web\/image\/product\.(product\/31|image\/[12])\/image"/g)?.length, 3);
    assert.match(page, /<li data-target="#o-carousel-product" data-slide-to="2"/);
    const [, type, drawing] = await picture("/web/image/product.image/2/image");
    assert.deepEqual([type, drawing.includes('viewBox="90 90 100 100"')], ["image/svg+xml", true]);
  });

  test("are a placeholder for hidden and unknown products", async () => {
    const [hidden, missing] = [
      await picture("/web/image/product.template/1/image"),
      await picture("/web/image/product.product/999999/image"),
    ];
    assert.deepEqual([hidden[0], missing[0]], [403, 404]);
    for (const [, type, drawing] of [hidden, missing])
      assert.ok(type === "image/svg+xml" && drawing.startsWith("<svg "));
  });
});
