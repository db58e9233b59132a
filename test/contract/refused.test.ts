import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { chatHistoryCall, chatPostCall } from "#chat/api/chat.ts";
import { getSessionCall, initCall } from "#chat/api/livechat.ts";
import { clicksByCountryCall, clicksByDayCall } from "#links/api/clicks.ts";
import { peekCall, pollCall } from "#shared/suite/api/bus.ts";
import { envelope } from "#shared/suite/contract/envelope.ts";
import { removeFromWishlistCall } from "#shop/api/wishlist.ts";
import { recordings } from "../fixtures/wire/recordings.ts";
import { answerOf, calls, issuesOf, linkCalls, shopCalls, websiteCalls } from "./recorded/calls.ts";

describe("schemas of calls", () => {
  const answered = [...recordings("follow"), ...recordings("mailing")].flatMap((recording) => {
    const call = calls.get(recording.request.url);
    const { result } = answerOf(recording);
    return call && result !== undefined ? [{ name: recording.name, call, result }] : [];
  });
  const optional = new Set(["email", "redirect_url"]);

  for (const { name, call, result } of answered) {
    test(`reject ${name} when it is damaged`, () => {
      assert.notEqual(issuesOf(call.result, "<html>"), "");
      assert.notEqual(issuesOf(call.result, { surprise: ["garbage"] }), "");
      if (typeof result !== "object" || result === null) return;
      for (const key of Object.keys(result).filter((each) => each !== "alias_name")) {
        const without = issuesOf(call.result, { ...result, [key]: undefined });
        assert.equal(without === "", optional.has(key), `without ${key}`);
        assert.notEqual(issuesOf(call.result, { ...result, [key]: 7 }), "", `${key} of another type`);
      }
      assert.equal(issuesOf(call.result, { ...result, added_in_a_later_version: 1 }), "", "unknown keys are allowed");
    });
  }

  for (const call of [
    initCall,
    getSessionCall,
    chatHistoryCall,
    chatPostCall,
    pollCall,
    peekCall,
    ...linkCalls,
    clicksByDayCall,
    clicksByCountryCall,
    ...shopCalls,
    ...websiteCalls,
    removeFromWishlistCall(1),
  ]) {
    test(`reject malformed answers of ${call.path}`, () => {
      // elements check answers that are HTML
      const answersHtml = issuesOf(call.result, "<p>") === "";
      assert.equal(answersHtml, /optional_product/.test(call.path));
      for (const garbage of [
        ...(answersHtml ? [] : ["<html>"]),
        { surprise: ["garbage"] },
        [{ surprise: ["garbage"] }],
        null,
        undefined,
      ])
        assert.notEqual(issuesOf(call.result, garbage), "", JSON.stringify(garbage));
    });
  }

  for (const damaged of [
    {},
    [],
    null,
    "",
    { jsonrpc: "1.0" },
    { jsonrpc: "2.0", error: {} },
    { jsonrpc: "2.0", error: { code: 200, message: "x", data: {} } },
  ]) {
    test(`reject the envelope ${JSON.stringify(damaged)}`, () => assert.notEqual(issuesOf(envelope, damaged), ""));
  }
});
