import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { pages } from "#demo/catalogue/index.tsx";
import { findStored, storedKinds } from "#demo/server/stored.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "../server/browser.ts";

describe("the overview of stored data", () => {
  let suite: Suite;
  before(async () => {
    suite = await openSuite({ hold: 1 });
    suite.app.route("/", pages(suite));
  });
  after(() => suite.close());

  const find = (name: string, text: string) =>
    findStored(
      suite.database,
      storedKinds.find((kind) => kind.name === name)!,
      text,
    );

  test("lists records by kind, each cell below its heading", async () => {
    const visitor = browser(suite);
    await visitor.call("/shop/cart/update_json", { product_id: 151, add_qty: 2 });
    await suite.database.query(
      "insert into quote_request (contact_name, phone, email, company, subject, description) values ('Ann', '1', 'ann@example.com', 'Oak', 'Tables', 'Ten')",
    );
    let records = 0;
    for (const kind of storedKinds) {
      const found = await findStored(suite.database, kind, "");
      for (const { cells } of found.records) assert.equal(cells.length, kind.columns.length, kind.name);
      assert.ok(found.count >= found.records.length);
      records += found.records.length;
    }
    assert.ok(records > 100, String(records));
    assert.equal(new Set(storedKinds.map(({ name }) => name)).size, storedKinds.length);
    const { records: orders } = await find("orders", "number seven");
    assert.match(orders[0]!.cells.join(), /draft.*2 × Number Seven chair/);
  });

  test("finds a literal part of a cell", async () => {
    for (const [name, comment] of [
      ["Percy", "100%_sure"],
      ["Quinn", "1000 sure"],
    ])
      await suite.database.query("insert into form_record (model, fields, custom) values ($1, $2, $3)", [
        "crm.lead",
        JSON.stringify({ contact_name: name }),
        comment,
      ]);
    const names = async (text: string) => (await find("forms", text)).records.map(({ cells }) => cells[1]);
    assert.deepEqual(await names("PERCY"), ["contact_name: Percy"]);
    assert.deepEqual(await names("0%_s"), ["contact_name: Percy"]);
    assert.deepEqual(await names("sure"), ["contact_name: Quinn", "contact_name: Percy"]);
    assert.deepEqual(await names("' or true --"), []);
  });

  test("is visible to the operator alone, with values as text", async () => {
    await suite.database.query(
      "insert into quote_request (contact_name, phone, email, company, subject, description) values ('<b>Bo</b>', '', '', '', '', '')",
    );
    const operator = browser(suite);
    await operator.signIn("operator");
    const textOf = async (visitor: typeof operator, path: string) => (await visitor.request(path)).text();
    const found = await textOf(operator, "/operator/stored?of=quotes&q=bo");
    assert.match(found, /&lt;b&gt;Bo&lt;\/b&gt;/);
    assert.match(found, /value="quotes" selected/);
    assert.match(await textOf(operator, "/operator/stored?q=bo"), /&lt;b&gt;Bo/);
    assert.match(await textOf(operator, "/operator/stored?q=never-written"), /No matching records/);
    assert.doesNotMatch(await textOf(browser(suite), "/operator/stored?q=bo"), /&gt;Bo/);
  });
});
