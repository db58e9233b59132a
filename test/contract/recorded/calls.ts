import assert from "node:assert/strict";
import { array, type InferOutput, safeParse, unknown } from "valibot";
import { chatHistoryCall, chatPostCall, notifyTypingCall } from "#chat/api/chat.ts";
import { feedbackCall } from "#chat/api/feedback.ts";
import { getSessionCall, initCall } from "#chat/api/livechat.ts";
import { historyCall } from "#chat/api/page-history.ts";
import { renderLatestPostsCall } from "#content/api/latest-posts.ts";
import { countClicksCall } from "#links/api/clicks.ts";
import { addCodeCall, newLinkCall, recentLinksCall, utm } from "#links/api/links.ts";
import { followCall, isFollowerCall } from "#marketing/api/follow.ts";
import { getContentCall, isSubscriberCall, subscribeCall } from "#marketing/api/mailing.ts";
import { chatterFetchCall } from "#portal/api/chatter.ts";
import { peekCall, pollCall, sendNotificationCall } from "#shared/suite/api/bus.ts";
import { chatterInitCall } from "#shared/suite/api/chatter.ts";
import { translationsCall } from "#shared/suite/api/language.ts";
import type { Call } from "#shared/suite/contract/call.ts";
import { envelope } from "#shared/suite/contract/envelope.ts";
import { modelCall } from "#shared/suite/contract/model.ts";
import { updateCartCall } from "#shop/api/cart.ts";
import { updateCarrierCall } from "#shop/api/checkout.ts";
import { productDataCall } from "#shop/api/compare.ts";
import { optionItemsCall, showOptionsCall } from "#shop/api/options.ts";
import { createCardCall, prepareTransactionCall } from "#shop/api/payments.ts";
import { pollPaymentsCall } from "#shop/api/poll-payments.ts";
import { createVariantCall } from "#shop/api/product.ts";
import { deleteTokenCall, linkedRecordsCall } from "#shop/api/tokens.ts";
import { trackingLastOrderCall } from "#shop/api/tracking.ts";
import { addToWishlistCall } from "#shop/api/wishlist.ts";
import { getCombinationInfo } from "#shop/common/configurator/combination-info.ts";
import { type Recording } from "#test/fixtures/wire/recordings.ts";
import { sessionInfoCall, writeCompanyCall } from "#website/api/company.ts";
import { publishCall } from "#website/api/publish.ts";

const chatCalls = [
  initCall,
  getSessionCall,
  chatHistoryCall,
  chatPostCall,
  notifyTypingCall,
  feedbackCall,
  historyCall,
  pollCall,
  sendNotificationCall,
];
export const calls = new Map<string, Call>(
  [
    isFollowerCall,
    followCall,
    isSubscriberCall,
    subscribeCall,
    getContentCall,
    renderLatestPostsCall,
    chatterInitCall,
    chatterFetchCall,
    ...chatCalls,
  ].map((call) => [call.path, call]),
);

/** Finds the call of a request: two calls share the path of the poll. */
export const callOf = ({ url, json }: Recording["request"]): Call | undefined =>
  url === pollCall.path && /"peek":true/.test(JSON.stringify(json?.params)) ? peekCall : calls.get(url);

export const isJson = (type: string | undefined): boolean => /^application\/json/.test(type ?? "");

export const issuesOf = (schema: Call["result"], value: unknown): string => {
  const parsed = safeParse(schema, value);
  return parsed.success
    ? ""
    : parsed.issues
        .map(({ message, path }) => `${path?.map(({ key }) => String(key)).join(".")}: ${message}`)
        .join("; ");
};

/** Expects nested lists to keep their lengths: schemas drop unreadable rows, and every row of a recording is readable. */
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
  newLinkCall,
  addCodeCall,
  recentLinksCall,
  countClicksCall,
  ...Object.values(utm).flatMap(({ all, create }) => [all, create]),
];

export const shopCalls: readonly Call[] = [
  updateCartCall,
  addToWishlistCall,
  productDataCall,
  createVariantCall,
  getCombinationInfo,
  trackingLastOrderCall,
  showOptionsCall,
  optionItemsCall,
];

export const paymentCalls: readonly Call[] = [
  pollPaymentsCall,
  updateCarrierCall,
  prepareTransactionCall("/shop/payment/transaction/"),
  prepareTransactionCall("/my/orders/38/transaction/"),
  prepareTransactionCall("/website_payment/transaction/v2/10.0/2/INV-1"),
  createCardCall("/payment/stripe/s2s/create_json"),
  createCardCall("/payment/stripe/s2s/create_json_3ds"),
  linkedRecordsCall(2),
  deleteTokenCall,
  // no element sends this call
  modelCall("payment.token", "search_read", true, array(unknown())),
];

export const websiteCalls: readonly Call[] = [publishCall, sessionInfoCall, writeCompanyCall, translationsCall];
