import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { payableOrder } from "#demo/server/portal/orders/sample.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { formsOf, type Payer, payer, type Sent } from "../payment/payer.ts";
import { badge } from "../shop/shopper.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const transfer = 5;
const quay = 9;
const token = "order-token";
let newest = 0;

/** Creates an order of 100.00 of the portal's customer. */
async function newOrder({ isSigned = true } = {}) {
  const id = ++newest;
  await suite.database.query(
    `insert into portal_order (id, token, state, must_pay, signed_by, signature) values ($1, $2, 'sent', true, $3, $4)`,
    [id, token, ...(isSigned ? ["Joel Willis", "iVBORw0KGgo="] : [null, null])],
  );
  await suite.database.query(
    "insert into portal_order_line (order_id, name, price, quantity) values ($1, 'Bench', 10000, 1)",
    [id],
  );
  const route = `/my/orders/${id}/transaction/`;
  return { id, path: `/my/orders/${id}?access_token=${token}`, routes: { prepare: route, token: `${route}token` } };
}

type Order = Awaited<ReturnType<typeof newOrder>>;

const byToken = { access_token: token };

/** Returns its state, and those of its payments that count. */
async function stored({ id }: Order): Promise<string> {
  const rows = await suite.database.query<{ state: string; payment: string | null }>(
    `select portal_order.state, payment_transaction.state as payment from portal_order left join payment_transaction
       on portal_order_id = portal_order.id and payment_transaction.state in ('pending', 'authorized', 'done')
     where portal_order.id = $1`,
    [id],
  );
  return rows.map(({ state, payment }) => `${state} ${payment ?? "unpaid"}`).join();
}

/** Returns the state and amount in the customer's list. */
async function listed(customer: Payer, { id }: Order): Promise<string> {
  const [document] = await suite.database.query<{ name: string }>("select name from portal_document where id = $1", [
    id,
  ]);
  const page = await (await customer.request(`/my/orders?search_in=name&search=${document?.name}`)).text();
  const [, stage, sum] = /<td>(Quotation|Sales Order|Cancelled)<\/td>.*?oe_currency_value">([^<]*)/s.exec(page) ?? [];
  return `${stage} ${sum}`;
}

const isOffered = async (visitor: Payer, { path }: Order): Promise<boolean> =>
  /o_payment_form/.test(await (await visitor.request(path)).text());

const sent = (prepared: Sent | false): Sent => {
  assert.ok(prepared);
  return prepared;
};

describe("an order with a due payment", () => {
  test("shows the recorded form once signed", async () => {
    const order = await newOrder({ isSigned: false });
    const visitor = await payer(suite, { empty: true, routes: order.routes });
    assert.equal(await isOffered(visitor, order), false);
    assert.equal(await visitor.prepare(transfer, byToken), false);
    assert.equal(await visitor.pay("form_5", byToken), order.path);
    const { result } = await visitor.call(`/my/orders/${order.id}/accept`, {
      res_id: order.id,
      ...byToken,
      partner_name: "Joel Willis",
      signature: "iVBORw0KGgo=",
    });
    assert.deepEqual(result, { force_refresh: true, redirect_url: `${order.path}&message=sign_ok` });
    const page = await (await visitor.request(`${order.path}&message=sign_ok`)).text();
    assert.match(page, /still needs to be paid/);
    for (const part of [
      /<form method="post" class="o_payment_form[^>]* action="\/my\/orders\/\d+\/transaction\/token\?access_token=order-token"/,
      /<form[^>]* data-access-token="order-token" data-partner-id="8"/,
      /name="prepare_tx_url" value="\/my\/orders\/\d+\/transaction\/\?access_token=order-token"/,
      /<input type="hidden" name="access_token" value="order-token"/,
    ])
      assert.match(page, part);
    assert.equal(await stored(order), "sent unpaid");
  });

  test("is signed in the seed", async () => {
    const { id, token: access_token } = payableOrder;
    const visitor = await payer(suite, { empty: true });
    const page = await (await visitor.request(`/my/orders/${id}?access_token=${access_token}`)).text();
    assert.match(page, /SO043[^]+o_signature/);
    assert.match(page, /Pay now/);
  });

  test("waits for a wire transfer, and is confirmed after it", async () => {
    const order = await newOrder();
    const visitor = await payer(suite, { empty: true, routes: order.routes });
    const prepared = sent(await visitor.prepare(transfer, byToken));
    assert.equal(prepared.fields["amount"], "100.0");
    await visitor.follow(prepared);
    await visitor.follow(prepared);
    assert.equal(await stored(order), "sent pending");
    assert.equal(await visitor.prepare(transfer, byToken), false);
    assert.equal(await visitor.pay("form_5", byToken), order.path);
    assert.match(await (await visitor.request(order.path)).text(), /The order will be validated after the payment/);
    assert.match(await (await visitor.request(`${order.path}&message=sign_ok`)).text(), /Your order has been signed\./);
    assert.equal(await isOffered(visitor, order), false);
    assert.deepEqual(await visitor.states(), [], "who has seen it is not led to it again");
    await visitor.post("/qa/payment", { csrf_token: await visitor.pageToken(), state: "done" });
    assert.equal(await stored(order), "sale done");
  });

  test("is confirmed by a saved card, and redirects its customer back", async () => {
    const order = await newOrder();
    const visitor = await payer(suite, { empty: true, signIn: "portal", routes: order.routes });
    assert.equal(await listed(visitor, order), "Quotation 100.00");
    assert.equal(await visitor.pay(1), "/payment/process");
    assert.equal(await listed(visitor, order), "Sales Order 100.00");
    const { result } = await visitor.call("/payment/process/poll", {});
    const { transactions } = result as { transactions: { state: string; return_url: string; amount: number }[] };
    assert.deepEqual(
      transactions.map(({ state, return_url, amount }) => [state, return_url, amount]),
      [["done", order.path, 100]],
    );
    assert.equal(await stored(order), "sale done");
    assert.match(await (await visitor.request(order.path)).text(), /<span>Sales Order<\/span>/);
    assert.equal(await visitor.pay(1), order.path, "a second payment is refused");
    assert.equal(await stored(order), "sale done");
  });

  test("is paid once, despite a repeated press and another method in another tab", async () => {
    const order = await newOrder();
    const visitor = await payer(suite, { empty: true, signIn: "portal", routes: order.routes });
    const byQuay = sent(await visitor.prepare(quay));
    const page = await (await visitor.follow(byQuay)).text();
    await Promise.all([visitor.pay(1), visitor.pay(1), visitor.pay("form_5")]);
    const accepted = formsOf(page).find(({ fields }) => fields["status"] === "accept");
    await visitor.follow(sent(accepted ?? false));
    assert.match(await stored(order), /^(sale done|sent pending)$/);
  });

  test("stays open after a declined payment, and can be paid again", async () => {
    const order = await newOrder();
    const visitor = await payer(suite, { empty: true, routes: order.routes });
    for (const [status, sentence] of [
      ["refuse", /Quay Pay has refused the payment\./],
      ["cancel", /Your payment has been cancelled\./],
    ] as const) {
      const page = await (await visitor.follow(sent(await visitor.prepare(quay, byToken)))).text();
      await visitor.follow(sent(formsOf(page).find(({ fields }) => fields["status"] === status) ?? false));
      assert.equal(await stored(order), "sent unpaid");
      assert.match(await (await visitor.request(order.path)).text(), sentence);
      assert.ok(await isOffered(visitor, order));
    }
    const { error } = (await visitor.enter("4000000000000002", { return_url: order.path })) as { error?: object };
    assert.ok(error, "the card is declined");
    assert.ok(await isOffered(visitor, order));
    const { id } = await visitor.create("4242424242424242", { return_url: order.path });
    assert.equal(await visitor.pay(id, byToken), "/payment/process");
    assert.equal(await stored(order), "sale done");
  });

  for (const [answer, expected] of [
    ["confirm", "sale done"],
    ["refuse", "sent unpaid"],
  ] as const)
    test(`with a bank's question: ${answer}; the cart stays`, async () => {
      const order = await newOrder();
      const visitor = await payer(suite, { routes: order.routes });
      const { "3d_secure": question } = await visitor.create("4000000000003220", { return_url: order.path });
      const [asked] = formsOf(String(question));
      const page = await (await visitor.follow(sent(asked ?? false))).text();
      assert.match(page, /100\.00/);
      const [form] = formsOf(page);
      const answered = await visitor.follow(sent(form ?? false), { answer });
      assert.equal(answered.headers.get("location"), "/payment/process");
      assert.equal(await stored(order), expected);
      assert.equal(await badge(visitor), "1");
    });

  test("is not paid after its lines changed", async () => {
    const order = await newOrder();
    const visitor = await payer(suite, { empty: true, routes: order.routes });
    const prepared = sent(await visitor.prepare(transfer, byToken));
    await suite.database.query("update portal_order_line set quantity = 2 where order_id = $1", [order.id]);
    await visitor.follow(prepared);
    assert.deepEqual(await visitor.states(), ["error: The order has changed since. Nothing was paid."]);
    assert.equal(await stored(order), "sent unpaid");
  });

  test("is not paid by strangers, with another customer's card, with an amount of zero, or without a token of the session", async () => {
    const order = await newOrder();
    const stranger = await payer(suite, { empty: true, routes: order.routes });
    const wrong: Record<string, string>[] = [{}, { access_token: "bad" }];
    for (const more of wrong) {
      assert.equal(await stranger.prepare(transfer, more), false);
      assert.equal(await stranger.pay("form_5", more), "/my");
    }
    for (const method of [1, 99_999, "new_8", "form_9", ""])
      assert.equal(await stranger.pay(method, byToken), order.path);
    for (const acquirer of [null, "five", 0, 8]) assert.equal(await stranger.prepare(acquirer, byToken), false);
    const unforged = await stranger.post(order.routes.token, { pm_id: "form_5", ...byToken });
    assert.equal(unforged.status, 400);
    assert.equal((await stranger.request(order.routes.token)).status, 405);
    assert.equal(await stored(order), "sent unpaid");
    await suite.database.query("delete from portal_order_line where order_id = $1", [order.id]);
    assert.equal(await stranger.prepare(transfer, byToken), false);
  });
});

describe("a payment link", () => {
  const routes = {
    prepare: "/website_payment/transaction/v2/12.5/2/INV/2026/0003",
    token: "/website_payment/token/v2/12.5/2/INV/2026/0003",
  };

  test("is paid, and shows the result", async () => {
    const visitor = await payer(suite, { empty: true, signIn: "portal", routes });
    const page = await (await visitor.request("/website_payment/pay?reference=INV/2026/0003&amount=12.50")).text();
    for (const path of Object.values(routes)) assert.ok(page.includes(`"${path}"`), path);
    const byQuay = sent(await visitor.prepare(quay));
    assert.equal(byQuay.fields["reference"], "INV/2026/0003-1");
    assert.equal(await visitor.pay(1), "/payment/process");
    assert.deepEqual(await visitor.states(), ["done"]);
    const paid = await (await visitor.request("/website_payment/confirm")).text();
    assert.match(paid, /INV\/2026\/0003-2[^]+12\.50[^]+successfully processed/);
    assert.deepEqual(await visitor.states(), []);
    const stranger = await payer(suite, { empty: true });
    assert.equal((await stranger.request("/website_payment/confirm")).headers.get("location"), "/my/home");
  });

  test("rejects invalid amounts and references", async () => {
    const visitor = await payer(suite, { empty: true });
    for (const query of ["", "reference=A", "reference=A&amount=0", "reference=A&amount=-1", "reference=<b>&amount=1"])
      assert.equal((await visitor.request(`/website_payment/pay?${query}`)).status, 404, query);
  });
});
