import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Payer, payer } from "./payer.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const html = async (visitor: Payer, path: string): Promise<string> => (await visitor.request(path)).text();
const callToken = (visitor: Payer, method: string, args: unknown[]) =>
  visitor.call(`/web/dataset/call_kw/payment.token/${method}`, { model: "payment.token", method, args, kwargs: {} });

describe("the page of saved cards", () => {
  test("is for customers, and has the content of the built-in page", async () => {
    const stranger = await payer(suite, { empty: true });
    assert.match((await stranger.request("/my/payment_method")).headers.get("location") ?? "", /^\/web\/login\?/);
    const customer = await payer(suite, { signIn: "portal", empty: true });
    assert.match(await html(customer, "/my"), /href="\/my\/payment_method"/);
    const response = await customer.request("/my/payment_method");
    assert.match(response.headers.get("content-security-policy") ?? "", /frame-src 'self'/);
    const page = await response.text();
    assert.match(page, /class="o_payment_form[^>]*action="#"[^>]*data-partner-id="8"/);
    assert.match(page, /name="verify_validity" value="1"/);
    assert.match(page, /data-s2s-payment="True" data-provider="stripe" class="d-none" value="new_8" checked/);
    assert.match(page, /name="return_url" value="\/my\/payment_method"/);
    assert.equal(page.match(/name="delete_pm" value="[12]"/g)?.length, 2);
    assert.doesNotMatch(page, /prepare_tx_url|form_5|o_payment_form_pay"/);
  });

  test("in the shop is a part of the form: saved cards last, of the signed-in customer only", async () => {
    const customer = await payer(suite, { signIn: "portal" });
    const page = await html(customer, "/shop/payment");
    const values = [...page.matchAll(/name="pm_id"[^>]* value="(\w+)"/g)].map(([, value]) => value);
    assert.deepEqual(values, ["form_5", "new_8", "form_9", "2", "1"]);
    assert.match(page, /<input type="radio" name="pm_id"[^>]*value="form_5" checked/);
    assert.doesNotMatch(page, /delete_pm|verify_validity/);
    const stranger = await html(await payer(suite), "/shop/payment");
    assert.doesNotMatch(stranger, /Joel Willis/);
  });

  test("shows the brands' pictures", async () => {
    const visitor = await payer(suite, { empty: true });
    const picture = await visitor.request("/web/image/payment.icon/2/image_payment_form");
    assert.equal(picture.headers.get("content-type"), "image/svg+xml");
    assert.equal((await visitor.request("/web/image/payment.icon/3/image_payment_form")).status, 404);
  });
});

describe("a saved card", () => {
  test("moves to the account that signs in", async () => {
    const visitor = await payer(suite);
    await visitor.create("4242424242424242");
    await visitor.signIn("publisher");
    assert.deepEqual(await visitor.cards(), ["XXXXXXXXXXXX4242 - Nora Lind"]);
  });

  test("is listed with what it pays for, and deleted with that link", async () => {
    const customer = await payer(suite, { signIn: "portal" });
    assert.deepEqual((await callToken(customer, "get_linked_records", [[1, 2]]))["result"], {
      1: [],
      2: [{ id: 1, name: "Yearly oiling of an oak table", description: "Subscription", url: "/my" }],
    });
    for (let time = 0; time < 2; time++) assert.equal((await callToken(customer, "unlink", [2]))["result"], true);
    assert.deepEqual((await callToken(customer, "get_linked_records", [2]))["result"], { 2: [] });
    assert.deepEqual(await customer.cards(), ["XXXXXXXXXXXX4242 - Joel Willis"]);
    assert.equal(await customer.pay(2), "/shop/?error=token_not_found");
    assert.equal(await customer.pay(1), "/payment/process");
  });

  test("is neither readable nor deletable by other customers", async () => {
    const other = await payer(suite, { signIn: "publisher", empty: true });
    for (const [method, operation] of [
      ["get_linked_records", "read"],
      ["unlink", "unlink"],
    ] as const) {
      const { error } = (await callToken(other, method, [1])) as {
        error: { data: { exception_type: string; message: string } };
      };
      assert.equal(error.data.exception_type, "access_error");
      assert.ok(error.data.message.includes(`(Document type: Payment Token, Operation: ${operation}) - (Records: [1]`));
    }
    const stranger = await payer(suite, { empty: true });
    const { error } = (await callToken(stranger, "unlink", [1])) as { error: { code: number } };
    assert.equal(error.code, 100);
    assert.deepEqual((await callToken(other, "search_read", [[["id", "=", 1]], ["name"]]))["result"], []);
  });
});
