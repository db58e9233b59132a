import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { connect } from "#shared/suite/index.ts";
import { paymentStatus } from "#shop/api/payment-status.ts";
import { pollPayments } from "#shop/api/poll-payments.ts";
import { replay, serve } from "#test/unit/shared/suite/server.ts";
import { played, told } from "#test/unit/shop/play.ts";

describe("payments", () => {
  test("are returned with all values of the suite", async (t) => {
    const { origin, seen } = await serve(t, replay("payment/process_poll__pending"));
    const { transactions, error } = await pollPayments(connect(origin));
    assert.deepEqual([seen[0]!.path, JSON.parse(seen[0]!.body).params], ["/payment/process/poll", {}]);
    assert.equal(error, "");
    assert.deepEqual(transactions, [
      {
        reference: "SO056-3",
        state: "pending",
        returnUrl: "/shop/payment/validate",
        isProcessed: false,
        reason: "",
        html: "<span><i>Pending</i>... The order will be validated after the payment.</span>",
        amount: 85,
        currency: "USD",
        provider: "transfer",
      },
    ]);
  });

  test("may be missing, which has a name", async (t) => {
    const { origin } = await serve(t, replay("payment/process_poll__none"));
    assert.deepEqual(await pollPayments(connect(origin)), { transactions: null, error: "no_tx_found" });
  });

  test("reject an invalid answer", async (t) => {
    for (const odd of [null, "<h1>Welcome</h1>", {}, { success: true }, { success: false }])
      await assert.rejects(
        told(t, odd, (client) => pollPayments(client)),
        { kind: "contract" },
        JSON.stringify(odd),
      );
  });
});

describe("the status of a payment", () => {
  test("is a message, and whether to poll again", async (t) => {
    const { result, path } = await played(t, "payment_get_status", (client) => paymentStatus(client, 57));
    assert.equal(path, "/shop/payment/get_status/57");
    assert.equal(result.isPending, true);
    assert.match(result.html, /Pending[^]+SO056\/56/);
  });

  test("rejects an order that is not the session's last", async (t) => {
    for (const name of ["not_mine", "other_order", "missing_order"])
      await assert.rejects(
        played(t, `payment_get_status__${name}`, (client) => paymentStatus(client, 1)),
        { kind: "server", text: "" },
        name,
      );
  });
});
