import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { literal, number, object, safeParse, string, union, unknown, type InferOutput } from "valibot";
import {
  addCode, chatHistory, chatPost, clicksByCountry, clicksByDay, countClicks, envelope, feedback, follow, getContent, getSession, history, historyCommand, init, isFollower, isSubscriber, message,
  newLink, notifyTyping, peek, poll, recentLinks, sendNotification, subscribe, typingStatus, utm, type Call,
} from "../../shared/suite/contract/index.ts";
import { addWish, createVariant, productData, productIds, removeWish, updateCart } from "../../shared/suite/contract/shop.ts";
import { header, recordings, type Recording } from "../fixtures/wire/recordings.ts";

const chatCalls = [init, getSession, chatHistory, chatPost, notifyTyping, feedback, history, poll, sendNotification];
const calls = new Map<string, Call>([isFollower, follow, isSubscriber, subscribe, getContent, ...chatCalls].map((call) => [call.path, call]));

/** Two calls have the path of the poll. */
const callOf = ({ url, json }: Recording["request"]): Call | undefined =>
  url === poll.path && /"peek":true/.test(JSON.stringify(json?.params)) ? peek : calls.get(url);

const isJson = (type: string | undefined): boolean => /^application\/json/.test(type ?? "");

const issuesOf = (schema: Call["result"], value: unknown): string => {
  const parsed = safeParse(schema, value);
  return parsed.success ? "" : parsed.issues.map(({ message, path }) => `${path?.map(({ key }) => String(key)).join(".")}: ${message}`).join("; ");
};

function answerOf({ response }: Recording): InferOutput<typeof envelope> {
  assert.equal(issuesOf(envelope, response.json), "");
  const answer = response.json as InferOutput<typeof envelope>;
  if (answer.error) assert.deepEqual(Object.keys(answer.error.data).sort(), ["arguments", "debug", "exception_type", "message", "name"]);
  return answer;
}

function checkCall({ request }: Recording, call: Call, { result, error }: InferOutput<typeof envelope>): void {
  if (error) return;
  assert.equal(issuesOf(call.params, request.json?.params), "", "parameters");
  assert.equal(issuesOf(call.result, result), "", "result");
}

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
        assert.notEqual(issuesOf(envelope, response.body), "", "a page must never pass for an answer");
      }
    });
  }
});

for (const area of ["follow", "mailing"] as const) {
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
        assert.notEqual(issuesOf(envelope, response.body), "", "a page must never pass for an answer");
        return;
      }
      const answer = answerOf(recording);
      if (operatorCall.test(request.url)) {
        assert.equal(issuesOf(object({ model: literal("mail.channel"), method: string(), args: unknown(), kwargs: unknown() }), request.json?.params), "");
        assert.match(typeof answer.result, /message_post$/.test(request.url) ? /^number$/ : /^undefined$/);
        return;
      }
      const call = callOf(request);
      assert.ok(call, `no call of the contract has the path ${request.url}`);
      checkCall(recording, call, answer);
    });
  }

  /** What a visitor's window makes of what the bus brings; the rest is for operators. */
  const news = union([message, typingStatus, historyCommand]);
  for (const recording of recordings("livechat").filter(({ request, actor }) => request.url === poll.path && actor === "anonymous")) {
    test(`${recording.name}: every notification is known`, () => {
      const { result } = answerOf(recording);
      const found = safeParse(peek.result, result).success ? (result as InferOutput<typeof peek.result>).notifications : (result as InferOutput<typeof poll.result> | undefined);
      for (const { id, message: content } of found ?? []) {
        assert.equal(issuesOf(number(), id), "");
        if (recording.name === "poll__after_send_peek" && JSON.stringify(content) === '{"hello":1}') assert.notEqual(issuesOf(news, content), "");
        else assert.equal(issuesOf(news, content), "");
      }
    });
  }
});

const linkCalls = [newLink, addCode, recentLinks, countClicks, ...Object.values(utm).flatMap(({ all, create }) => [all, create])];
const linkCallOf = ({ url, json }: Recording["request"]): Call | undefined => {
  if (url !== clicksByDay.path) return linkCalls.find(({ path }) => path === url);
  return /"groupby":"country_id"/.test(JSON.stringify(json)) ? clicksByCountry : clicksByDay;
};

describe("recordings of links", () => {
  for (const recording of recordings("links")) {
    test(recording.name, () => {
      const { request, response } = recording;
      if (!isJson(header(response.headers, "content-type"))) {
        assert.notEqual(issuesOf(envelope, response.body), "", "a page must never pass for an answer");
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

const shopCalls: readonly Call[] = [updateCart, addWish, productData, createVariant];
const shopCallOf = ({ url }: Recording["request"]): Call | undefined => {
  const wish = /^\/shop\/wishlist\/remove\/(\d+)$/.exec(url)?.[1];
  return wish ? removeWish(Number(wish)) : shopCalls.find(({ path }) => path === url);
};
/** No element of ours asks for it yet. */
const isCombination = ({ url }: Recording["request"]): boolean => /get_combination_info/.test(url);

describe("recordings of the shop", () => {
  for (const recording of recordings("shop")) {
    test(recording.name, () => {
      const { request, response } = recording;
      if (/^wishlist_count/.test(recording.name)) {
        assert.equal(issuesOf(productIds, JSON.parse(response.body ?? "")), "");
        return;
      }
      if (!isJson(header(response.headers, "content-type"))) {
        assert.notEqual(issuesOf(envelope, response.body), "", "a page must never pass for an answer");
        return;
      }
      const answer = answerOf(recording);
      const call = shopCallOf(request);
      assert.ok(call || isCombination(request), `no call of the contract has the path ${request.url}`);
      if (call) checkCall(recording, call, answer);
    });
  }

  test("nothing is an answer, too: the order was placed meanwhile", () => assert.equal(issuesOf(updateCart.result, {}), ""));

  for (const damaged of [{ line_id: 1 }, { quantity: 1 }, { line_id: "1", quantity: 1 }, { line_id: 1, quantity: "1" }, { line_id: 1, quantity: 1, cart_quantity: "2" }, { line_id: 1, quantity: 1, "website_sale.cart_lines": false }]) {
    test(`an update that answers ${JSON.stringify(damaged)} is refused`, () => assert.notEqual(issuesOf(updateCart.result, damaged), ""));
  }
  for (const damaged of [{ cookies: [19] }, { 19: "<html>" }, { 19: { render: "" } }, { 19: { render: false, product: { id: 19, name: "", display_name: "" } } }, []]) {
    test(`product data ${JSON.stringify(damaged)} are refused`, () => assert.notEqual(issuesOf(productData.result, damaged), ""));
  }
});

describe("what no suite would answer", () => {
  const answered = [...recordings("follow"), ...recordings("mailing")].flatMap((recording) => {
    const call = calls.get(recording.request.url);
    const { result } = answerOf(recording);
    return call && result !== undefined ? [{ name: recording.name, call, result }] : [];
  });
  const unused = new Set(["alias_name"]);

  for (const { name, call, result } of answered) {
    test(`${name}, damaged, is refused`, () => {
      assert.notEqual(issuesOf(call.result, "<html>"), "");
      assert.notEqual(issuesOf(call.result, { surprise: ["garbage"] }), "");
      if (typeof result !== "object" || result === null) return;
      for (const key of Object.keys(result).filter((each) => !unused.has(each))) {
        assert.notEqual(issuesOf(call.result, { ...result, [key]: undefined }), "", `without ${key}`);
        assert.notEqual(issuesOf(call.result, { ...result, [key]: 7 }), "", `${key} of another type`);
      }
      assert.equal(issuesOf(call.result, { ...result, added_in_a_later_version: 1 }), "", "more keys do no harm");
    });
  }

  for (const call of [init, getSession, chatHistory, chatPost, feedback, history, poll, peek, ...linkCalls, clicksByDay, clicksByCountry, ...shopCalls, removeWish(1)]) {
    test(`${call.path} refuses garbage`, () => {
      for (const garbage of ["<html>", { surprise: ["garbage"] }, [{ surprise: ["garbage"] }], null, undefined]) assert.notEqual(issuesOf(call.result, garbage), "", JSON.stringify(garbage));
    });
  }

  for (const damaged of [{}, [], null, "", { jsonrpc: "1.0" }, { jsonrpc: "2.0", error: {} }, { jsonrpc: "2.0", error: { code: 200, message: "x", data: {} } }]) {
    test(`envelope ${JSON.stringify(damaged)} is refused`, () => assert.notEqual(issuesOf(envelope, damaged), ""));
  }
});
