import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type InferOutput, literal, number, object, safeParse, string, union, unknown } from "valibot";
import { historyCommand, message, typingStatus } from "#chat/api/chat.ts";
import * as survey from "#content/api/survey.ts";
import { clicksByCountryCall, clicksByDayCall } from "#links/api/clicks.ts";
import { peekCall, pollCall } from "#shared/suite/api/bus.ts";
import type { Call } from "#shared/suite/contract/call.ts";
import { envelope } from "#shared/suite/contract/envelope.ts";
import { countryInfosCall } from "#shop/api/address.ts";
import { updateCartCall } from "#shop/api/cart.ts";
import { productDataCall } from "#shop/api/compare.ts";
import { paymentStatusCall } from "#shop/api/payment-status.ts";
import { productIds } from "#shop/api/product.ts";
import { removeFromWishlistCall } from "#shop/api/wishlist.ts";
import { header, type Recording, recordings } from "../fixtures/wire/recordings.ts";
import {
  answerOf,
  callOf,
  calls,
  checkCall,
  isJson,
  issuesOf,
  linkCalls,
  paymentCalls,
  shopCalls,
  websiteCalls,
} from "./recorded/calls.ts";

describe("recordings of the envelope", () => {
  for (const recording of recordings("envelope")) {
    test(recording.name, () => {
      const { request, response } = recording;
      if (isJson(header(response.headers, "content-type"))) {
        const answer = answerOf(recording);
        const call = calls.get(request.url);
        if (call) checkCall(recording, call, answer);
      } else {
        assert.match(header(response.headers, "content-type") ?? "", /^(text\/html|application\/javascript);/);
        assert.notEqual(issuesOf(envelope, response.body), "", "a page must be no valid answer");
      }
    });
  }
});

for (const area of ["blog", "chatter", "follow", "mailing"] as const) {
  describe(`recordings of ${area}`, () => {
    for (const recording of recordings(area)) {
      test(recording.name, () => {
        const call = calls.get(recording.request.url);
        assert.ok(call, `no call of the contract has the path ${recording.request.url}`);
        checkCall(recording, call, answerOf(recording));
      });
    }
  });
}

const operatorCall = /^\/web\/dataset\/call_kw\/mail\.channel\//;

describe("recordings of livechat", () => {
  for (const recording of recordings("livechat")) {
    test(recording.name, () => {
      const { request, response } = recording;
      if (!isJson(header(response.headers, "content-type"))) {
        assert.notEqual(issuesOf(envelope, response.body), "", "a page must be no valid answer");
        return;
      }
      const answer = answerOf(recording);
      if (operatorCall.test(request.url)) {
        assert.equal(
          issuesOf(
            object({ model: literal("mail.channel"), method: string(), args: unknown(), kwargs: unknown() }),
            request.json?.params,
          ),
          "",
        );
        assert.match(typeof answer.result, /message_post$/.test(request.url) ? /^number$/ : /^undefined$/);
        return;
      }
      const call = callOf(request);
      assert.ok(call, `no call of the contract has the path ${request.url}`);
      checkCall(recording, call, answer);
    });
  }

  /** Notifications of the bus that a visitor's window handles; operators get others. */
  const news = union([message, typingStatus, historyCommand]);
  for (const recording of recordings("livechat").filter(
    ({ request, actor }) => request.url === pollCall.path && actor === "anonymous",
  )) {
    test(`${recording.name} contains only known notifications`, () => {
      const { result } = answerOf(recording);
      const found = safeParse(peekCall.result, result).success
        ? (result as InferOutput<typeof peekCall.result>).notifications
        : (result as InferOutput<typeof pollCall.result> | undefined);
      for (const { id, message: content } of found ?? []) {
        assert.equal(issuesOf(number(), id), "");
        if (recording.name === "poll__after_send_peek" && JSON.stringify(content) === '{"hello":1}')
          assert.notEqual(issuesOf(news, content), "");
        else assert.equal(issuesOf(news, content), "");
      }
    });
  }
});

const linkCallOf = ({ url, json }: Recording["request"]): Call | undefined => {
  if (url !== clicksByDayCall.path) return linkCalls.find(({ path }) => path === url);
  return /"groupby":"country_id"/.test(JSON.stringify(json)) ? clicksByCountryCall : clicksByDayCall;
};

describe("recordings of links", () => {
  for (const recording of recordings("links")) {
    test(recording.name, () => {
      const { request, response } = recording;
      if (!isJson(header(response.headers, "content-type"))) {
        assert.notEqual(issuesOf(envelope, response.body), "", "a page must be no valid answer");
        return;
      }
      const call = linkCallOf(request);
      assert.ok(call, `no call of the contract has the path ${request.url}`);
      const answer = answerOf(recording);
      // What our form never sends; its answer is a result all the same.
      if (recording.name === "new__no_url") assert.equal(issuesOf(call.result, answer.result), "");
      else checkCall(recording, call, answer);
    });
  }
});

const shopCallOf = ({ url }: Recording["request"]): Call | undefined => {
  const wish = /^\/shop\/wishlist\/remove\/(\d+)$/.exec(url)?.[1];
  if (url.startsWith("/shop/country_infos/")) return countryInfosCall(url.slice("/shop/country_infos/".length));
  const order = /^\/shop\/payment\/get_status\/(\d+)$/.exec(url)?.[1];
  if (order) return paymentStatusCall(order);
  // the suite answers with and without a slash at the end
  const bare = (path: string) => path.replace(/\/$/, "");
  return wish ? removeFromWishlistCall(Number(wish)) : shopCalls.find(({ path }) => bare(path) === bare(url));
};
/** Returns true for a request of the suite's built-in front end that no element sends. */
const isForeign = ({ url }: Recording["request"]): boolean =>
  /get_combination_info$|^\/website\/country_infos\//.test(url);

describe("recordings of the shop", () => {
  for (const recording of recordings("shop")) {
    test(recording.name, () => {
      const { request, response } = recording;
      if (/^wishlist_count/.test(recording.name)) {
        assert.equal(issuesOf(productIds, JSON.parse(response.body ?? "")), "");
        return;
      }
      if (!isJson(header(response.headers, "content-type"))) {
        assert.notEqual(issuesOf(envelope, response.body), "", "a page must be no valid answer");
        return;
      }
      const answer = answerOf(recording);
      const call = shopCallOf(request);
      assert.ok(call || isForeign(request), `no call of the contract has the path ${request.url}`);
      if (call) checkCall(recording, call, answer);
    });
  }

  test("accepts an empty answer: the order was placed meanwhile", () =>
    assert.equal(issuesOf(updateCartCall.result, {}), ""));

  for (const damaged of [
    { line_id: 1 },
    { quantity: 1 },
    { line_id: "1", quantity: 1 },
    { line_id: 1, quantity: "1" },
    { line_id: 1, quantity: 1, cart_quantity: "2" },
    { line_id: 1, quantity: 1, "website_sale.cart_lines": false },
  ]) {
    test(`rejects an update ${JSON.stringify(damaged)}`, () =>
      assert.notEqual(issuesOf(updateCartCall.result, damaged), ""));
  }
  for (const damaged of [
    { cookies: [19] },
    { 19: "<html>" },
    { 19: { render: "" } },
    { 19: { render: false, product: { id: 19, name: "", display_name: "" } } },
    [],
  ]) {
    test(`rejects product data ${JSON.stringify(damaged)}`, () =>
      assert.notEqual(issuesOf(productDataCall.result, damaged), ""));
  }
});

for (const [area, ofArea] of [
  ["web", websiteCalls],
  ["payment", paymentCalls],
] as const)
  describe(`recordings of ${area}`, () => {
    for (const recording of recordings(area)) {
      test(recording.name, () => {
        const { request, response } = recording;
        if (!isJson(header(response.headers, "content-type"))) {
          assert.notEqual(issuesOf(envelope, response.body), "", "a page must be no valid answer");
          return;
        }
        const call = ofArea.find(({ path }) => path === request.url);
        assert.ok(call, `no call of the contract has the path ${request.url}`);
        checkCall(recording, call, answerOf(recording));
      });
    }
  });

describe("recordings of survey", () => {
  const schemaOf = (url: string) =>
    url.includes("/prefill/") ? survey.prefill : url.includes("/scores/") ? survey.scores : survey.submitted;
  for (const { name, request, response } of recordings("survey"))
    test(name, () => assert.equal(issuesOf(schemaOf(request.url), JSON.parse(response.body!)), ""));
  for (const damaged of [
    null,
    [],
    {},
    { errors: {} },
    { errors: ["1_1_1"] },
    { errors: { "1_1_1": true } },
    { redirect: false },
  ])
    test(`rejects an answer ${JSON.stringify(damaged)} to a page`, () =>
      assert.notEqual(issuesOf(survey.submitted, damaged), ""));
  test("rejects previous answers that are no lists", () =>
    assert.notEqual(issuesOf(survey.prefill, { "1_1_1": "x" }), ""));
});
