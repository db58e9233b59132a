import assert from "node:assert/strict";
import { once } from "node:events";
import type { Server } from "node:http";
import { after, before, describe, test } from "node:test";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { createCsrf } from "#demo/server/csrf.ts";
import type { SuiteEnv } from "#demo/server/env.ts";
import { cardRoutes } from "#demo/server/payment/card-routes.ts";
import { readSignatures } from "#demo/server/payment/signature.ts";
import { readCall } from "#demo/server/rpc.ts";
import { createSessions } from "#demo/server/session.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { visits } from "#demo/server/visits.ts";
import { paymentPages } from "#demo/suite/payment/index.tsx";
import { openSuite } from "#test/prepared.ts";
import { keepsNone } from "#test/unit/shared/suite/keeps-none.ts";
import { browserOf } from "../browser.ts";
import { formsOf, type Payer, payer, placedBy } from "./payer.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const newest = async (): Promise<number> =>
  (await suite.database.query<{ id: number }>("select max(id)::integer as id from payment_token"))[0]?.id ?? 0;

describe("a card", () => {
  test("pays the order if accepted, and is stored for the customer", async () => {
    const visitor = await payer(suite, { signIn: "portal" });
    for (const [number, end] of [
      ["4242 4242 4242 4242", "4242"],
      ["3782-822463-10005", "0005"],
    ] as const) {
      const { id, ...created } = await visitor.create(number, { cvc: undefined, cc_cvc: "1234" });
      assert.deepEqual(created, {
        result: true,
        short_name: `***${end} - Nora Lind`,
        "3d_secure": false,
        verified: false,
      });
      assert.equal(id, await newest());
    }
    assert.equal((await visitor.create("4242424242424242", { verify_validity: true })).verified, true);
    assert.equal(await visitor.pay(await newest()), "/payment/process");
    assert.deepEqual(await visitor.states(), ["done"]);
    assert.deepEqual(await placedBy(suite, visitor), [{ state: "sale", payments: ["done"] }]);
    const confirmation = await (await visitor.request("/shop/confirmation")).text();
    assert.match(confirmation, />Stripe</);
    const stored = JSON.stringify(await suite.database.query("select * from payment_token"));
    assert.doesNotMatch(stored, /424242|12 \/ 30|1234/);
  });

  test("is not stored if declined or incomplete", async () => {
    const visitor = await payer(suite);
    const before = await newest();
    for (const number of ["4000 0000 0000 0002", "__proto__", "4242"]) {
      const { error } = (await visitor.enter(number)) as { error: { code: number; data: Record<string, unknown> } };
      assert.equal(error.code, 200);
      assert.deepEqual(
        [error.data["name"], error.data["message"], error.data["arguments"]],
        ["builtins.Exception", "Your card was declined.", ["Your card was declined."]],
      );
    }
    assert.deepEqual(await visitor.create("4242424242424242", { cc_holder_name: " " }), { result: false });
    assert.deepEqual(await visitor.create("4242424242424242", { acquirer_id: 5 }), { result: false });
    assert.equal(await newest(), before);
  });

  test("is stored if its response gets lost, and is the same when sent again", async () => {
    const visitor = await payer(suite);
    const server = serve({ fetch: suite.app.fetch, port: 0 });
    keepsNone(server as Server);
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    const socket = browserOf((path, init) => fetch(`http://localhost:${port}${path}`, init));
    for (const [name, value] of visitor.cookies) socket.cookies.set(name, value);
    const before = await newest();
    const card = { cc_number: "4000000000009995", cc_holder_name: "Nora Lind", cc_expiry: "12 / 30", cc_brand: "visa" };
    const params = { acquirer_id: "8", ...card, cvc: "123" };
    await assert.rejects(socket.send(visitor.createRoute, params), TypeError);
    assert.equal(await newest(), before + 1);
    const { result } = (await socket.call(visitor.createRoute, params)) as { result: { id: number } };
    assert.equal(result.id, before + 1);
    assert.equal(await newest(), before + 1);
    assert.equal(await visitor.pay(result.id), "/payment/process");
    server.close();
  });

  test("delays no other request if slow", async () => {
    let release = (): void => undefined;
    let begin = (_delay: number): void => undefined;
    const begun = new Promise<number>((resolve) => {
      begin = resolve;
    });
    const app = new Hono<SuiteEnv>();
    app.use(readCall, visits(createSessions(suite.database), createCsrf("secret")));
    cardRoutes(app, {
      database: suite.database,
      signatures: await readSignatures(suite.database),
      pages: paymentPages(() => Promise.reject(new Error("no page is shown"))),
      wait: (delay) =>
        new Promise((resolve) => {
          release = resolve;
          begin(delay);
        }),
    });
    const visitor = browserOf((path, init) => app.request(path, init));
    const enter = (number: string) =>
      visitor.call("/payment/stripe/s2s/create_json", {
        acquirer_id: 8,
        cc_number: number,
        cc_holder_name: "Nora Lind",
        cc_expiry: "12 / 30",
        cc_brand: "visa",
        cvc: "123",
      });
    const slow = enter("4000000000000077");
    assert.equal(await begun, 4000);
    const { result: fast } = await enter("4242424242424242");
    assert.equal(fast, await newest());
    release();
    assert.equal((await slow)["result"], Number(fast) + 1);
  });
});

/** Answers the question of the bank. */
const answer = async (visitor: Payer, question: string, choice: "confirm" | "refuse") => {
  const [form] = formsOf(question);
  assert.match(form?.action ?? "", /^http:\/\/localhost\/payment\/bank$/);
  const page = await (await visitor.follow(form!)).text();
  assert.match(page, /Confirm this payment/);
  const [confirm] = formsOf(page);
  return visitor.follow(confirm!, { answer: choice });
};

describe("3-D Secure", () => {
  test("pays the order once after the bank's confirmation by form", async () => {
    const visitor = await payer(suite);
    const { id, "3d_secure": question, verified } = await visitor.create("4000000000003220");
    assert.ok(question);
    assert.match(question, /^<form method="post" action="[^"]+">(<input type="hidden" [^>]+>)+<\/form>$/);
    assert.equal(verified, false);
    assert.equal(await visitor.pay(id), "/shop/?error=token_not_found", "not before the bank");
    assert.deepEqual(await visitor.states(), []);
    assert.equal((await answer(visitor, question, "confirm")).headers.get("location"), "/payment/process");
    assert.deepEqual(await visitor.states(), ["done"]);
    assert.match(await (await visitor.follow(formsOf(question)[0]!)).text(), /has confirmed the card/);
    assert.equal(await visitor.pay(id), "/payment/process", "the same press is no second payment");
    assert.deepEqual(await placedBy(suite, visitor), [{ state: "sale", payments: ["done"] }]);
  });

  test("pays nothing after a rejection, and the cart stays", async () => {
    const visitor = await payer(suite);
    const { id, "3d_secure": question } = await visitor.create("4000000000003220");
    await answer(visitor, String(question), "refuse");
    assert.deepEqual(await visitor.states(), ["error: Your bank refused."]);
    assert.equal(await visitor.pay(id), "/shop/?error=token_not_found");
    assert.deepEqual(await placedBy(suite, visitor), []);
    assert.equal(await visitor.pay((await visitor.create("4242424242424242")).id), "/payment/process");
    assert.deepEqual(await visitor.states(), ["done"]);
  });

  test("works in a frame without cookies, by signed data only", async () => {
    const visitor = await payer(suite);
    // the page author's block sends fewer fields
    const question = String((await visitor.create("4000000000003063", { return_url: undefined }))["3d_secure"]);
    const forms = formsOf(question);
    assert.deepEqual(
      forms.map(({ fields }) => [fields["answer"], fields["frame"]]),
      [
        ["confirm", "1"],
        ["refuse", "1"],
      ],
    );
    const frame = await payer(suite, { empty: true });
    const forgeries: Record<string, string>[] = [{ signature: "" }, { signature: "0".repeat(64) }, { card: "1" }];
    for (const forged of forgeries) assert.equal((await frame.follow(forms[0]!, forged)).status, 400);
    assert.deepEqual(await visitor.states(), []);
    assert.match(
      await (await frame.follow(forms[0]!)).text(),
      /has confirmed the card[^]+href="\/payment\/process" target="_top"/,
    );
    assert.match(await (await frame.follow(forms[1]!)).text(), /has confirmed the card/, "the first answer counts");
    assert.deepEqual(await visitor.states(), ["done"]);
    assert.deepEqual(await placedBy(suite, visitor), [{ state: "sale", payments: ["done"] }]);
  });

  test("leads back to the cards for a card that is only stored", async () => {
    const visitor = await payer(suite, { signIn: "publisher", empty: true });
    const later = { return_url: "/my/payment_method", verify_validity: true };
    const { "3d_secure": question } = await visitor.create("4000000000003220", later);
    assert.deepEqual(await visitor.cards(), []);
    assert.equal((await answer(visitor, String(question), "confirm")).headers.get("location"), "/my/payment_method");
    assert.deepEqual(await visitor.cards(), ["XXXXXXXXXXXX3220 - Nora Lind"]);
  });
});
