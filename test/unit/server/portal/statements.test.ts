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

describe("statements", () => {
  test("are requested without a token by signed-in users, and stored", async () => {
    const visitor = browser(suite);
    const path = "/my/vendor_statements/send";
    const flag = { vendor_send_overdue_statement: "true" };
    assert.match((await visitor.post(path, flag)).headers.get("location") ?? "", /^\/web\/login/);
    await visitor.signIn("portal");
    assert.equal(await (await visitor.post(path, flag)).text(), '{"msg":"Statement Sent Successfully....."}');
    assert.equal(await (await visitor.post(path, { customer_send_statement: "true" })).text(), "{}");
    assert.deepEqual(await suite.database.query("select partner_id, kind, overdue from portal_statement"), [
      { partner_id: 8, kind: "vendor", overdue: true },
    ]);
  });

  test("have a page each, with two buttons", async () => {
    const visitor = browser(suite);
    await visitor.signIn("portal");
    for (const [kind, name] of [
      ["customer", "cust"],
      ["vendor", "vendor"],
    ])
      assert.match(
        await (await visitor.request(`/my/${kind}_statements`)).text(),
        new RegExp(`id="send_${name}_btn"[^]*id="send_${name}_due_btn"`),
      );
  });
});
