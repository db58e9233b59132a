import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { pages } from "#demo/catalogue/index.tsx";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "../server/browser.ts";

describe("pages of events and of the checkout in simple markup", () => {
  let suite: Suite;
  before(async () => {
    suite = await openSuite({ hold: 1 });
    suite.app.route("/", pages(suite));
  });
  after(() => suite.close());

  test("lead from the cart to the payment, each step with its elements", async () => {
    const visitor = browser(suite);
    const textOf = async (path: string) => {
      const answer = await visitor.request(path);
      assert.equal(answer.status, 200, path);
      return answer.text();
    };
    assert.doesNotMatch(await textOf("/try/checkout"), /<suite-cart>/);
    await visitor.call("/shop/cart/update_json", { product_id: 151, add_qty: 1 });
    assert.match(await textOf("/try/checkout"), /<suite-cart>/);
    assert.match(await textOf("/try/checkout/address"), /name="callback" value="\/try\/checkout\/pay"/);
    const pay = await textOf("/try/checkout/pay");
    for (const tag of ["delivery", "order-summary", "terms", "payment-form"])
      assert.match(pay, new RegExp(`<suite-${tag}`));
    const token = await visitor.pageToken();
    await visitor.post("/shop/payment/token", { csrf_token: token, pm_id: "form_5" });
    assert.match(await textOf("/try/checkout/done"), /<suite-payment-status data-order-id="\d+"/);
    assert.match(await textOf("/try/events"), /nb_register-5/);
    for (const tag of [
      "latest-posts",
      "blog-archive",
      "blog-share",
      "next-post",
      "rating",
      "rating-stats",
      "rating-popover",
    ])
      assert.match(await textOf("/try/blog"), new RegExp(`<suite-${tag}[ >]`));
    assert.match(await textOf("/aboutus"), /<h1>About us/);
  });

  test("show attendees, requests and abandoned carts to the operator alone", async () => {
    const visitor = browser(suite);
    await visitor.call("/shop/cart/update_json", { product_id: 151, add_qty: 1 });
    await suite.database.query(
      "insert into event_registration (event_id, ticket_id, name, email, phone) values (1, 1, 'Ann <b>', 'ann@example.com', '')",
    );
    await suite.database.query("insert into portal_statement (partner_id, kind, overdue) values (8, 'vendor', true)");
    await suite.database.query(
      "insert into portal_split (attachment_id, indices, remainder) values (900, '1-2, 3', true)",
    );
    await suite.database.query("update partner set street = '9 <b> Lane', zip = null where id = 8");
    const operator = browser(suite);
    await operator.signIn("operator");
    const expected = {
      "/operator/events": /Ann &lt;b&gt;/,
      "/operator/statements": /Overdue only/,
      "/operator/customers": /9 &lt;b&gt; Lane/,
      "/operator/splits": /notes\.pdf.*1-2, 3.*Yes/,
      "/operator/carts": /shop\/cart\?access_token=\d+-[0-9a-f]{64}/,
    };
    for (const [path, words] of Object.entries(expected)) {
      assert.match(await (await operator.request(path)).text(), words);
      assert.doesNotMatch(await (await visitor.request(path)).text(), words);
    }
  });
});
