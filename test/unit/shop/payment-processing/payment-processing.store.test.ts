import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { SuiteError } from "#shared/suite/index.ts";
import type { Transaction } from "#shop/api/poll-payments.ts";
import { createPaymentProcessing, destinationOf } from "#shop/payment-processing/payment-processing.store.ts";
import { followedPage } from "../followed.ts";

const path = "/payment/process/poll";

/** Payment as the suite sends it. */
const sent = (state: string, more: object = {}) => ({
  reference: "SO056-3",
  state,
  return_url: `/confirmed/${state}`,
  is_processed: false,
  state_message: false,
  message_to_display: null,
  amount: 85,
  currency: "USD",
  acquirer_provider: "stripe",
  ...more,
});
const list = (...transactions: object[]) => ({ success: true, transactions });
const refusal = (error: string) => ({ success: false, error });
const other = { reference: "SO057-1" };

function place(t: TestContext) {
  const page = followedPage(t, { contactHref: "/contactus" });
  const store = createPaymentProcessing(page.host, page.awake);
  const asked = () => page.suite.paths.length;
  const answer = (result: object) => page.suite.at(path).answer(result);
  const fail = (kind: "network" | "session" = "network") =>
    page.suite.at(path).fail(new SuiteError(kind, `${kind} of the poll`));
  return { ...page, ...store, now: () => store.state.get(), asked, answer, fail };
}

describe("payment-processing store", () => {
  test("polls at once, every 3 s ten times, every 10 s ten times, then every 30 s", async (t) => {
    const { pass, asked, answer } = place(t);
    const delays = [...Array<number>(10).fill(3000), ...Array<number>(10).fill(10_000), 30_000, 30_000];
    for (const [index, delay] of delays.entries()) {
      assert.equal(asked(), index + 1);
      await answer(list(sent("pending")));
      await pass(delay - 1);
      assert.equal(asked(), index + 1, `after answer ${index + 1}`);
      await pass(1);
    }
    assert.equal(asked(), delays.length + 1);
  });

  test("announces changes only, and lists the new payments", async (t) => {
    const { pass, answer, host, now } = place(t);
    assert.deepEqual([...host.states], ["loading"]);
    await answer(list(sent("pending"), sent("draft", other)));
    assert.deepEqual([...host.states], []);
    assert.equal(now().news.length, 2);
    await pass(3000);
    await answer(list(sent("pending"), sent("draft", other)));
    assert.deepEqual([host.events.length, now().news.length], [1, 2]);
    await pass(3000);
    await answer(list(sent("pending"), sent("cancel", other)));
    assert.deepEqual(
      now().news.map(({ reference, state }) => [reference, state]),
      [["SO057-1", "cancel"]],
    );
    const detail = {
      reference: "SO056-3",
      state: "pending",
      isProcessed: false,
      amount: 85,
      currency: "USD",
      returnUrl: "/confirmed/pending",
    };
    const second = { ...detail, reference: "SO057-1", state: "cancel", returnUrl: "/confirmed/cancel" };
    assert.deepEqual(host.events[1], ["suite-payment-change", { transactions: [detail, second] }]);
  });

  test("shows no error while the suite retries", async (t) => {
    const { pass, answer, host, now, asked } = place(t);
    await answer(list(sent("pending")));
    const before = now();
    await pass(3000);
    await answer(refusal("tx_process_retry"));
    assert.equal(now(), before);
    assert.deepEqual([host.events.length, host.errors], [1, []]);
    await pass(3000);
    assert.equal(asked(), 3);
  });

  test("shows that there is no payment, and finds a later one", async (t) => {
    const { pass, answer, now, host, asked } = place(t);
    await answer(refusal("no_tx_found"));
    assert.equal(now().isMissing, true);
    assert.deepEqual([...host.states], []);
    await pass(3000);
    assert.equal(asked(), 2);
    await answer(list(sent("pending")));
    assert.deepEqual([now().isMissing, now().transactions?.length], [false, 1]);
    await pass(3000);
    await answer(refusal("no_tx_found"));
    assert.deepEqual([now().isMissing, now().transactions], [true, null]);
    await pass(3000);
    await answer(list());
    assert.equal(now().isMissing, true);
  });

  test("keeps decided payments that the suite no longer lists", async (t) => {
    const { pass, answer, now } = place(t);
    await answer(list(sent("done", { is_processed: true }), sent("error", other)));
    await pass(3000);
    await answer(refusal("no_tx_found"));
    assert.deepEqual([now().isMissing, now().transactions?.length], [false, 2]);
  });

  test("reports other errors of the suite once, until an answer with payments", async (t) => {
    const { pass, answer, now, host } = place(t);
    for (let time = 0; time < 2; time++) {
      await answer(refusal("The stock is locked."));
      await pass(3000);
    }
    assert.equal(now().exception?.sentence, "The stock is locked.");
    assert.deepEqual(
      host.errors.map((error) => (error as SuiteError).kind),
      ["server"],
    );
    assert.deepEqual([...host.states], ["error"]);
    await answer(list(sent("pending")));
    assert.deepEqual([now().exception, [...host.states]], [null, []]);
  });

  test("writes names of constraints and tables to the console only", async (t) => {
    const { pass, answer, now, host } = place(t);
    const said = 'insert or update on table "sale_order" violates foreign key constraint "sale_order_partner_id_fkey"';
    for (let time = 0; time < 2; time++) {
      await answer(refusal(said));
      await pass(3000);
    }
    assert.equal(now().exception?.sentence, "");
    assert.deepEqual(
      host.errors.map((error) => (error as SuiteError).message),
      [said],
    );
  });

  test("continues after a failed call, reports it once, and polls at once by a retry", async (t) => {
    const { pass, answer, fail, now, host, asked, retry } = place(t);
    await answer(list(sent("pending")));
    await pass(3000);
    await fail();
    await pass(3000);
    await fail();
    assert.equal(host.errors.length, 1);
    assert.deepEqual([now().transactions?.length, (now().failure as SuiteError).kind], [1, "network"]);
    retry();
    assert.equal(asked(), 4);
    await fail("session");
    assert.equal((now().failure as SuiteError).kind, "session");
    await pass(3000);
    await answer(refusal("tx_process_retry"));
    assert.deepEqual([now().failure, [...host.states]], [null, []]);
  });

  test("sends no call while the page is hidden, and drops answers after the removal", async (t) => {
    const { pass, answer, awake, asked, host, suite } = place(t);
    await answer(list(sent("pending")));
    awake.set(false);
    await pass(60_000);
    assert.equal(asked(), 1);
    awake.set(true);
    assert.equal(asked(), 2);
    const late = suite.at(path);
    host.remove();
    await late.answer(list(sent("done")));
    await pass(60_000);
    assert.deepEqual([asked(), host.events.length], [2, 1]);
  });
});

describe("navigation of payment-processing", () => {
  const payment = (state: Transaction["state"], provider = "stripe"): Transaction => ({
    reference: state,
    state,
    returnUrl: `/${state}`,
    isProcessed: false,
    reason: "",
    html: "",
    amount: 1,
    currency: "USD",
    provider,
  });

  test("needs exactly one payment in a state other than pending", () => {
    const [draft, pending, authorized, done, cancel, error] = (
      ["draft", "pending", "authorized", "done", "cancel", "error"] as const
    ).map((state) => payment(state)) as [Transaction, Transaction, Transaction, Transaction, Transaction, Transaction];
    for (const [transactions, address] of [
      [[], ""],
      [[draft], ""],
      [[cancel], ""],
      [[pending], ""],
      [[done], "/done"],
      [[authorized], "/authorized"],
      [[error], "/error"],
      [[draft, cancel, done], "/done"],
      [[cancel, error, draft], "/error"],
      [[done, done], ""],
      [[done, pending], ""],
      [[pending, authorized], ""],
      [[error, done], ""],
      [[authorized, error], ""],
    ] as const)
      assert.equal(destinationOf(transactions), address, transactions.map(({ state }) => state).join());
  });

  test("begins at once if the first payment is a bank transfer in any state", () => {
    assert.equal(destinationOf([payment("pending", "transfer"), payment("error")]), "/pending");
    assert.equal(destinationOf([payment("draft", "transfer")]), "/draft");
    assert.equal(destinationOf([payment("error"), payment("pending", "transfer")]), "");
  });

  test("uses only web addresses of the answer, once", async (t) => {
    const { pass, answer, now, host } = place(t);
    for (const unsafe of ["javascript:alert(1)", "mailto:a@example.com", "", false]) {
      await answer(list(sent("done", { return_url: unsafe })));
      assert.equal(now().redirectUrl, null, String(unsafe));
      assert.equal(host.states.has("error"), !!unsafe, String(unsafe));
      await pass(3000);
    }
    const states: (string | null)[] = [];
    await answer(list(sent("done", { return_url: "/shop/payment/validate" })));
    states.push(now().redirectUrl);
    await pass(3000);
    await answer(list(sent("done", { return_url: "/shop/payment/validate", is_processed: true })));
    states.push(now().redirectUrl);
    await pass(3000);
    await answer(refusal("no_tx_found"));
    states.push(now().redirectUrl);
    assert.deepEqual(states, Array(3).fill("https://suite.example/shop/payment/validate"));
  });
});
