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

const pay = async (visitor: Browser, fields: Record<string, string>): Promise<Response> =>
  visitor.post("/qa/payment", { csrf_token: await visitor.pageToken(), ...fields });
const poll = async (visitor: Browser): Promise<unknown> => (await visitor.call("/payment/process/poll", {}))["result"];
const states = async (visitor: Browser) =>
  ((await poll(visitor)) as { transactions?: { state: string; is_processed: boolean }[] }).transactions?.map(
    ({ state, is_processed }) => [state, is_processed],
  );
const orderOf = async (visitor: Browser): Promise<number> =>
  Number(/data-order-id="(\d+)"/.exec(await (await visitor.request("/qa/payment")).text())?.[1]);
const status = async (visitor: Browser, id: number) => visitor.call(`/shop/payment/get_status/${id}`, {});

describe("payments of a session", () => {
  test("are returned in all states, a done one until it was returned as processed", async () => {
    const visitor = browser(suite);
    assert.deepEqual(await poll(visitor), { success: false, error: "no_tx_found" });
    for (const state of ["draft", "pending", "authorized", "error", "cancel"]) {
      await pay(visitor, { state });
      assert.deepEqual(await states(visitor), [[state, false]]);
      assert.deepEqual(await states(visitor), [[state, false]]);
    }
    await pay(visitor, { state: "done" });
    assert.deepEqual(await states(visitor), [["done", false]]);
    assert.deepEqual(await states(visitor), [["done", true]]);
    assert.deepEqual(await poll(visitor), { success: false, error: "no_tx_found" });
    assert.deepEqual(await poll(browser(suite)), { success: false, error: "no_tx_found" });
  });

  test("may be several, of which the last one changes", async () => {
    const visitor = browser(suite);
    await pay(visitor, { state: "pending", provider: "transfer" });
    await pay(visitor, { state: "draft", another: "on" });
    await pay(visitor, { state: "error" });
    assert.deepEqual(await states(visitor), [
      ["pending", false],
      ["error", false],
    ]);
    const page = await (await visitor.request("/payment/process")).text();
    assert.match(page, /class="o_payment_processing"[^]+PaymentProcessing\(null, \[\d+, \d+\]\)/);
  });

  test("make the suite retry once, or fail until it works", async () => {
    const visitor = browser(suite);
    await pay(visitor, { state: "pending", error: "retry" });
    assert.deepEqual(await poll(visitor), { success: false, error: "tx_process_retry" });
    assert.deepEqual(await states(visitor), [["pending", false]]);
    await pay(visitor, { state: "pending", error: "exception" });
    for (let time = 0; time < 2; time++)
      assert.match(String(((await poll(visitor)) as { error: string }).error), /could not be confirmed/);
    await pay(visitor, { state: "pending" });
    assert.deepEqual(await states(visitor), [["pending", false]]);
  });

  test("change by a form of this site, to known states only", async () => {
    const visitor = browser(suite);
    assert.equal((await visitor.post("/qa/payment", { state: "done" })).status, 400);
    assert.equal((await pay(visitor, { state: "lost" })).status, 400);
    assert.deepEqual(await poll(visitor), { success: false, error: "no_tx_found" });
    const { status: moved, headers } = await pay(visitor, { state: "done", back: "/payment/process" });
    assert.deepEqual([moved, headers.get("location")], [303, "/payment/process"]);
  });
});

describe("the status of a payment", () => {
  test("is that of the order that the session paid last", async () => {
    const visitor = browser(suite);
    await pay(visitor, { state: "pending", provider: "transfer" });
    const first = await orderOf(visitor);
    const { recall, message } = (await status(visitor, first))["result"] as { recall: boolean; message: string };
    assert.equal(recall, true);
    assert.match(message, new RegExp(`data-order-id="${first}"[^]+bg-info[^]+<i>Pending</i>[^]+Communication`));
    await pay(visitor, { state: "done" });
    assert.equal(((await status(visitor, first))["result"] as { recall: boolean }).recall, false);
    await pay(visitor, { state: "pending", another: "on" });
    const { error } = await status(visitor, first);
    assert.deepEqual((error as { data: object }).data, {
      ...(error as { data: object }).data,
      name: "builtins.AssertionError",
      message: "",
      arguments: [],
    });
    assert.ok((await status(browser(suite), await orderOf(visitor)))["error"], "not for others");
  });

  test("of the sample is public", async () =>
    assert.match(JSON.stringify((await status(browser(suite), 7))["result"]), /"recall":false[^]+<i>Done,<\/i>/));
});
