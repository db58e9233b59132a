import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { updateCarrierCall } from "#shop/api/checkout.ts";
import { paymentStatusCall } from "#shop/api/payment-status.ts";
import { pollPaymentsCall } from "#shop/api/poll-payments.ts";
import { recordings } from "../fixtures/wire/recordings.ts";
import { issuesOf } from "./recorded/calls.ts";

describe("schema of payments", () => {
  const paid = (
    recordings("payment").find(({ name }) => name === "process_poll__s2s")?.response.json as {
      result: { transactions: object[] };
    }
  ).result.transactions[0];
  test("ignores keys of a provider", () =>
    assert.equal(
      issuesOf(pollPaymentsCall.result, { success: true, transactions: [{ ...paid, stripe_intent: "pi_1" }] }),
      "",
    ));
  for (const damaged of [
    { success: true },
    { success: true, transactions: {} },
    { success: true, transactions: [{}] },
    { success: true, transactions: [{ ...paid, state: "lost" }] },
    { success: true, transactions: [{ ...paid, amount: "75.0" }] },
    { success: true, transactions: [{ ...paid, return_url: 7 }] },
    { success: false },
    { success: false, error: false },
    [],
    null,
  ]) {
    test(`rejects payments ${JSON.stringify(damaged)}`, () =>
      assert.notEqual(issuesOf(pollPaymentsCall.result, damaged), ""));
  }
  for (const damaged of [{}, { recall: 1, message: "" }, { recall: true }, false]) {
    test(`rejects the status ${JSON.stringify(damaged)}`, () =>
      assert.notEqual(issuesOf(paymentStatusCall(57).result, damaged), ""));
  }
});

describe("schema of the chosen carrier", () => {
  const answer = {
    status: true,
    error_message: false,
    carrier_id: 1,
    new_amount_delivery: "0.00",
    new_amount_untaxed: "85.00",
    new_amount_tax: "0.00",
    new_amount_total: "85.00",
  };
  for (const damaged of [{ status: "yes" }, { new_amount_total: 85 }, { new_amount_delivery: null }]) {
    test(`rejects ${JSON.stringify(damaged)}`, () =>
      assert.notEqual(issuesOf(updateCarrierCall.result, { ...answer, ...damaged }), ""));
  }
});
