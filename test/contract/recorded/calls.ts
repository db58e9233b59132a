import assert from "node:assert/strict";
import { array, type InferOutput, safeParse, unknown } from "valibot";
import { chatHistory, chatPost, notifyTyping } from "#chat/common/calls/contract/chat.ts";
import { feedback } from "#chat/common/calls/contract/feedback.ts";
import { getSession, init } from "#chat/common/calls/contract/livechat.ts";
import { history } from "#chat/common/calls/contract/page-history.ts";
import { renderLatestPosts } from "#content/common/calls/contract/latest-posts.ts";
import { countClicks } from "#links/common/calls/contract/clicks.ts";
import { addCode, newLink, recentLinks, utm } from "#links/common/calls/contract/links.ts";
import { follow, isFollower } from "#marketing/common/calls/contract/follow.ts";
import { getContent, isSubscriber, subscribe } from "#marketing/common/calls/contract/mailing.ts";
import { chatterFetch } from "#portal/common/calls/contract/chatter.ts";
import { chatterInit } from "#shared/suite/contract/chatter.ts";
import { type Call, envelope, peek, poll, sendNotification } from "#shared/suite/contract/index.ts";
import { translations } from "#shared/suite/contract/language.ts";
import { modelCall } from "#shared/suite/contract/model.ts";
import { updateCarrier } from "#shop/common/calls/contract/checkout.ts";
import { optionItems, showOptions } from "#shop/common/calls/contract/options.ts";
import { createCard, prepareTransaction } from "#shop/common/calls/contract/paying.ts";
import { pollPayments } from "#shop/common/calls/contract/payment.ts";
import { addToWishlist, createVariant, productData, updateCart } from "#shop/common/calls/contract/shop.ts";
import { deleteToken, linkedRecords } from "#shop/common/calls/contract/tokens.ts";
import { trackingLastOrder } from "#shop/common/calls/contract/tracking.ts";
import { getCombinationInfo } from "#shop/common/configurator/combination-info.ts";
import { type Recording } from "#test/fixtures/wire/recordings.ts";
import { sessionInfo, writeCompany } from "#website/common/calls/contract/company.ts";
import { publish } from "#website/common/calls/contract/publish.ts";

export const chatCalls = [
  init,
  getSession,
  chatHistory,
  chatPost,
  notifyTyping,
  feedback,
  history,
  poll,
  sendNotification,
];
export const calls = new Map<string, Call>(
  [
    isFollower,
    follow,
    isSubscriber,
    subscribe,
    getContent,
    renderLatestPosts,
    chatterInit,
    chatterFetch,
    ...chatCalls,
  ].map((call) => [call.path, call]),
);

/** Two calls have the path of the poll. */
export const callOf = ({ url, json }: Recording["request"]): Call | undefined =>
  url === poll.path && /"peek":true/.test(JSON.stringify(json?.params)) ? peek : calls.get(url);

export const isJson = (type: string | undefined): boolean => /^application\/json/.test(type ?? "");

export const issuesOf = (schema: Call["result"], value: unknown): string => {
  const parsed = safeParse(schema, value);
  return parsed.success
    ? ""
    : parsed.issues
        .map(({ message, path }) => `${path?.map(({ key }) => String(key)).join(".")}: ${message}`)
        .join("; ");
};

/** How many values a list has, and what is in it: schemas leave out rows that cannot be read, and of a recording every one can be. */
function assertWhole(sent: unknown, read: unknown): void {
  if (typeof sent !== "object" || typeof read !== "object" || !sent || !read) return;
  if (Array.isArray(sent)) assert.equal((read as unknown[]).length, sent.length, "rows that cannot be read");
  for (const [key, value] of Object.entries(read)) assertWhole((sent as Record<string, unknown>)[key], value);
}

export function answerOf({ response }: Recording): InferOutput<typeof envelope> {
  assert.equal(issuesOf(envelope, response.json), "");
  const answer = response.json as InferOutput<typeof envelope>;
  if (answer.error)
    assert.deepEqual(Object.keys(answer.error.data).sort(), [
      "arguments",
      "debug",
      "exception_type",
      "message",
      "name",
    ]);
  return answer;
}

export function checkCall({ request }: Recording, call: Call, { result, error }: InferOutput<typeof envelope>): void {
  if (error) return;
  assert.equal(issuesOf(call.params, request.json?.params), "", "parameters");
  assert.equal(issuesOf(call.result, result), "", "result");
  assertWhole(result, safeParse(call.result, result).output);
}

export const linkCalls = [
  newLink,
  addCode,
  recentLinks,
  countClicks,
  ...Object.values(utm).flatMap(({ all, create }) => [all, create]),
];

export const shopCalls: readonly Call[] = [
  updateCart,
  addToWishlist,
  productData,
  createVariant,
  getCombinationInfo,
  trackingLastOrder,
  showOptions,
  optionItems,
];

export const paymentCalls: readonly Call[] = [
  pollPayments,
  updateCarrier,
  prepareTransaction("/shop/payment/transaction/"),
  prepareTransaction("/my/orders/38/transaction/"),
  prepareTransaction("/website_payment/transaction/v2/10.0/2/INV-1"),
  createCard("/payment/stripe/s2s/create_json"),
  createCard("/payment/stripe/s2s/create_json_3ds"),
  linkedRecords(2),
  deleteToken,
  // no element asks for it
  modelCall("payment.token", "search_read", true, array(unknown())),
];

export const websiteCalls: readonly Call[] = [publish, sessionInfo, writeCompany, translations];
