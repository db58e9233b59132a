import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { websiteForm } from "#forms/api/website-form.ts";
import { updateOrderLineByOneCall, updateOrderLineCall } from "#portal/api/order-lines.ts";
import { signatureCall } from "#portal/api/signature.ts";
import type { Call } from "#shared/suite/contract/call.ts";
import { header, type Recording, recordings } from "../fixtures/wire/recordings.ts";
import { answerOf, checkCall, isJson, issuesOf } from "./recorded/calls.ts";

const orderCallOf = ({ url }: Recording["request"]): Call => {
  const [, order = "", route] = /^\/my\/orders\/(\d+)\/(\w+)/.exec(url) ?? [];
  if (route === "accept") return signatureCall(url);
  return route === "update_line" ? updateOrderLineByOneCall(order) : updateOrderLineCall(order);
};
/** Returns true for requests that raise an exception in the suite; our elements never send them. */
const isRefused = ({ name }: Recording): boolean => /no_res_id|input_quantity_(junk|null|string)$/.test(name);

describe("recordings of order", () => {
  for (const recording of recordings("order")) {
    test(recording.name, () => {
      const { request, response } = recording;
      if (!isJson(header(response.headers, "content-type"))) {
        assert.equal(response.status, 302);
        return;
      }
      const call = orderCallOf(request);
      if (isRefused(recording)) assert.notEqual(issuesOf(call.params, request.json?.params), "");
      else checkCall(recording, call, answerOf(recording));
    });
  }
  for (const damaged of [true, 7, null, [], ["1.0"], {}, { order_line_product_uom_qty: 3 }])
    test(`rejects a line ${JSON.stringify(damaged)}`, () =>
      assert.notEqual(issuesOf(updateOrderLineCall(39).result, damaged), ""));
  for (const damaged of [true, "signed", null, { error: 7 }, { force_refresh: "yes" }, { redirect_url: {} }])
    test(`rejects a signature ${JSON.stringify(damaged)}`, () =>
      assert.notEqual(issuesOf(signatureCall("/my/orders/37/accept").result, damaged), ""));
});

describe("recordings of website_form", () => {
  for (const recording of recordings("website_form")) {
    test(recording.name, () => {
      const { request, response } = recording;
      assert.ok(request.url.startsWith(websiteForm.path));
      assert.match(header(response.headers, "content-type") ?? "", /^text\/html/);
      if (response.status === 500) assert.throws(() => JSON.parse(response.body!) as unknown);
      else assert.equal(issuesOf(websiteForm.result, JSON.parse(response.body!)), "");
    });
  }
  for (const damaged of [
    true,
    null,
    [],
    {},
    { id: "7" },
    { id: 1.5 },
    { error_fields: "name" },
    { id: null },
    { jsonrpc: "2.0", id: 1, error: { code: 200, message: "Server Error" } },
    { jsonrpc: "2.0", id: 1, result: true },
    { id: 0 },
    { id: -1 },
    { id: 7, error: "no" },
  ])
    test(`rejects an answer ${JSON.stringify(damaged)}`, () =>
      assert.notEqual(issuesOf(websiteForm.result, damaged), ""));
  for (const fits of [{ error_fields: { name: true } }, { error_fields: { name: "Too long." } }])
    test(`accepts an answer ${JSON.stringify(fits)}`, () => assert.equal(issuesOf(websiteForm.result, fits), ""));
});
