import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { connect } from "#shared/suite/index.ts";
import { comparePage, productData } from "#shop/api/compare.ts";
import { parseIds, variantOf } from "#shop/api/product.ts";
import { answer, body, recording, serve } from "#test/unit/shared/suite/server.ts";
import { played, recorded, told } from "#test/unit/shop/play.ts";

describe("products to compare", () => {
  test("are read, and separated from ids that the shop does not have", async (t) => {
    const name = "get_product_data__with_cookies";
    const { product_ids: ids, cookies } = recorded(name) as { product_ids: number[]; cookies: number[] };
    const { result, params } = await played(t, name, (client) => productData(client, ids, cookies));
    const wire = (
      recording(`shop/${name}`).response.json as {
        result: Record<string, { render: string; product: { display_name: string } }> & { cookies: string };
      }
    ).result;
    assert.deepEqual(params, recorded(name));
    assert.deepEqual(result.known, JSON.parse(wire.cookies));
    assert.deepEqual(result.products.map(({ id }) => id).sort(), ids.filter((id) => wire[id]).sort());
    for (const { id, name: shownName, html } of result.products)
      assert.deepEqual([shownName, html], [wire[id]!.product.display_name, wire[id]!.render]);
  });

  test("reject other answers", async (t) => {
    const product = { id: 1, name: "Chair", display_name: "Chair" };
    for (const odd of [
      null,
      [],
      { cookies: [1] },
      { cookies: "no list" },
      { 1: { render: 7, product } },
      { 1: { render: "", product: { name: "Chair" } } },
      { 1: null },
    ]) {
      await assert.rejects(
        told(t, odd, (client) => productData(client, [1], [1])),
        { kind: "contract" },
        JSON.stringify(odd),
      );
    }
  });

  test("are read as a page side by side", async (t) => {
    const page = readFileSync(new URL("../../../fixtures/wire/pages/shop_compare.html", import.meta.url), "utf8");
    const { origin, seen } = await serve(t, body(page, 200, "text/html"));
    assert.equal(await comparePage(connect(origin), [19, 18]), page);
    assert.equal(seen[0]!.path, "/shop/compare/?products=19,18");
  });
});

describe("ids in a text", () => {
  test("are a list of whole numbers; other texts are null", () => {
    assert.deepEqual([parseIds("[19, 18]"), parseIds("[]")], [[19, 18], []]);
    for (const odd of [undefined, "", "19,18", '["19"]', "[null]", "%5B19%5D", "{}"])
      assert.equal(parseIds(odd), null, odd);
  });
});

describe("the variant of a choice", () => {
  const choice = { productId: 0, templateId: 14, valueIds: [13, 15] };

  test("is the given variant, without a call", async (t) => {
    const { origin, seen } = await serve(t, answer(0));
    assert.equal(await variantOf(connect(origin), { ...choice, productId: 19 }), 19);
    assert.equal(seen.length, 0);
  });

  test("rejects a choice without a product, without a call", async (t) => {
    const { origin, seen } = await serve(t, answer(0));
    await assert.rejects(variantOf(connect(origin), { ...choice, templateId: 0 }), { kind: "config" });
    assert.equal(seen.length, 0);
  });

  test("is created if it does not exist", async (t) => {
    const { result, params } = await played(t, "create_product_variant", (client) => variantOf(client, choice));
    assert.equal(result, (recording("shop/create_product_variant").response.json as { result: number }).result);
    assert.deepEqual(params, { product_template_id: 14, product_template_attribute_value_ids: "[13,15]" });
  });

  test("rejects a combination that the shop does not have", async (t) => {
    await assert.rejects(
      played(t, "create_product_variant__incomplete", (client) => variantOf(client, choice)),
      { kind: "config" },
    );
  });
});
