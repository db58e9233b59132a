import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { badge, products, update } from "../shop/shopper.ts";
import { formsOf, payer, placedBy, type Sent } from "./payer.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const transfer = 5;
const quay = 9;
const sent = (prepared: Sent | false): Sent => {
  assert.ok(prepared);
  return prepared;
};

describe("the wire transfer", () => {
  test("is prepared repeatedly, and places the order when its form is sent", async () => {
    const visitor = await payer(suite);
    const [first, second] = [sent(await visitor.prepare(transfer)), sent(await visitor.prepare(String(transfer)))];
    assert.equal(first.action, "/payment/transfer/feedback");
    assert.deepEqual(Object.keys(first.fields), ["return_url", "reference", "amount", "currency"]);
    assert.deepEqual(
      [first, second].map(({ fields }) => fields["reference"]?.replace(/^SO\d+/, "")),
      ["-1", "-2"],
    );
    assert.equal(await badge(visitor), "1");
    assert.deepEqual(await visitor.states(), []);
    assert.equal((await visitor.follow(first)).headers.get("location"), "/payment/process");
    await visitor.follow(second);
    assert.deepEqual(await visitor.states(), ["pending"]);
    assert.deepEqual(await placedBy(suite, visitor), [{ state: "sent", payments: ["pending"] }]);
  });

  test("counts in its own session, with its own amount, for its own cart", async () => {
    const visitor = await payer(suite);
    const stranger = await payer(suite, { empty: true });
    const prepared = sent(await visitor.prepare(transfer));
    await stranger.follow(prepared);
    await visitor.follow(prepared, { amount: "0.01" });
    await visitor.follow(prepared, { currency: "EUR" });
    assert.deepEqual(await placedBy(suite, visitor), []);
    assert.equal(
      (await visitor.follow(prepared, { return_url: "//evil.example", amount: "1" })).headers.get("location"),
      "/payment/process",
    );
    await update(visitor, { product_id: products.book, add_qty: 1 });
    await visitor.follow(prepared);
    assert.deepEqual(await visitor.states(), ["error: The order has changed since. Nothing was paid."]);
    assert.deepEqual(await placedBy(suite, visitor), []);
  });

  test("is not prepared for an empty cart, or without a customer", async () => {
    const visitor = await payer(suite, { empty: true });
    for (const acquirer of [transfer, 99_999, null, "five"]) assert.equal(await visitor.prepare(acquirer), false);
    const buyer = await payer(suite);
    for (const acquirer of [null, "five", 0, false, 8]) assert.equal(await buyer.prepare(acquirer), false);
    const { error } = (await buyer.call("/shop/payment/transaction/", {})) as { error: { data: { name: string } } };
    assert.equal(error.data.name, "builtins.TypeError");
  });
});

describe("an order", () => {
  test("is paid once, despite a repeated press and another method in another tab", async () => {
    const visitor = await payer(suite);
    const { id } = await visitor.create("4242424242424242");
    const [byTransfer, byQuay] = [sent(await visitor.prepare(transfer)), sent(await visitor.prepare(quay))];
    const fields = { csrf_token: await visitor.pageToken(), pm_id: String(id) };
    const answers = await Promise.all([
      visitor.post("/shop/payment/token", fields),
      visitor.follow(byTransfer),
      visitor.post("/shop/payment/token", fields),
      visitor.follow(byTransfer),
    ]);
    for (const { headers } of answers) assert.equal(headers.get("location"), "/payment/process");
    assert.equal((await visitor.follow(byQuay)).status, 200);
    const [placed, ...others] = await placedBy(suite, visitor);
    assert.equal(placed?.payments.length, 1);
    assert.deepEqual(others, []);
    assert.equal((await visitor.states()).length, 1);
    assert.equal(await badge(visitor), "");
    assert.equal((await visitor.request("/shop/payment/validate")).headers.get("location"), "/shop/confirmation");
    assert.deepEqual(await visitor.states(), []);
    assert.equal(await visitor.pay(id), "/shop/payment/validate", "who goes back is led to what they have bought");
    assert.equal(await visitor.prepare(transfer), false);
  });

  test("is not paid with another customer's card, or with none", async () => {
    const [anna, nora] = [await payer(suite), await payer(suite)];
    const { id } = await nora.create("4242424242424242");
    for (const method of [id, 1, 99_999]) assert.equal(await anna.pay(method), "/shop/?error=token_not_found");
    for (const method of ["new_8", "form_9", "", "1e3"])
      assert.equal(await anna.pay(method), "/shop/?error=invalid_token_id");
    assert.equal(await (await payer(suite, { empty: true })).pay("form_5"), "/shop/?error=no_order");
    assert.deepEqual(await placedBy(suite, anna), []);
    assert.equal((await anna.post("/shop/payment/token", { pm_id: String(id) })).status, 400);
  });

  test("is settled by testers", async () => {
    const visitor = await payer(suite);
    await visitor.prepare(transfer);
    const settle = async (state: string) =>
      visitor.post("/qa/payment", { csrf_token: await visitor.pageToken(), state });
    await settle("pending");
    assert.deepEqual(await placedBy(suite, visitor), [{ state: "sent", payments: ["pending"] }]);
    await settle("done");
    assert.deepEqual(await placedBy(suite, visitor), [{ state: "sale", payments: ["done"] }]);
  });
});

describe("Quay Pay", () => {
  /** Returns the answers that its page offers. */
  async function atQuay() {
    const visitor = await payer(suite);
    const prepared = sent(await visitor.prepare(quay));
    assert.equal(prepared.action, "http://localhost/quay-pay/checkout");
    const response = await visitor.follow(prepared);
    const page = await response.text();
    assert.match(page, /<title>Quay Pay<\/title>/);
    assert.doesNotMatch(page, /csrf_token|top_menu/);
    assert.match(response.headers.get("content-security-policy") ?? "", /default-src 'none'/);
    const answers = Object.fromEntries(formsOf(page).map((form) => [form.fields["status"] ?? "", form]));
    return { visitor, prepared, answers };
  }

  for (const [status, state, placed] of [
    ["accept", "done", 1],
    ["refuse", "error: Quay Pay has refused the payment.", 0],
    ["cancel", "cancel", 0],
  ] as const)
    test(`returns to the shop: ${status}`, async () => {
      const { visitor, answers } = await atQuay();
      for (let time = 0; time < 2; time++)
        assert.equal((await visitor.follow(answers[status]!)).headers.get("location"), "/payment/process");
      assert.deepEqual(await visitor.states(), [state]);
      assert.equal((await placedBy(suite, visitor)).length, placed);
      assert.equal(await badge(visitor), placed ? "" : "1");
      await visitor.follow(answers["accept"]!);
      assert.equal((await placedBy(suite, visitor)).length, placed, "what was said first counts");
    });

  for (const [status, cards] of [
    ["accept", 1],
    ["refuse", 0],
  ] as const)
    test(`is stored for the next time on request: ${status}`, async () => {
      const visitor = await payer(suite, { signIn: "portal" });
      const kept = async () =>
        (await (await visitor.request("/my/payment_method")).text()).match(/>Quay Pay account/g)?.length ?? 0;
      const before = await kept();
      const page = await (await visitor.follow(sent(await visitor.prepare(quay, { save_token: true })))).text();
      assert.equal(await kept(), before, "not before it is paid");
      const answers = Object.fromEntries(formsOf(page).map((form) => [form.fields["status"] ?? "", form]));
      await visitor.follow(answers[status]!);
      assert.equal((await kept()) - before, cards);
    });

  test("rejects unsigned data in both directions", async () => {
    const { visitor, prepared, answers } = await atQuay();
    assert.equal((await visitor.follow(prepared, { amount: "0.01" })).status, 400);
    const forgeries: Record<string, string>[] = [
      { status: "accept" },
      { amount: "1" },
      { signature: "" },
      { status: "toString" },
    ];
    for (const forged of forgeries) assert.equal((await visitor.follow(answers["cancel"]!, forged)).status, 400);
    assert.deepEqual(await visitor.states(), []);
    assert.equal((await visitor.request("/quay-pay/checkout")).status, 405);
  });
});
