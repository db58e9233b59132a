import assert from "node:assert/strict";
import { safeParse, type InferOutput } from "valibot";
import {
  addCode,
  chatHistory,
  chatPost,
  countClicks,
  envelope,
  feedback,
  follow,
  getContent,
  getSession,
  history,
  init,
  isFollower,
  isSubscriber,
  newLink,
  notifyTyping,
  peek,
  poll,
  recentLinks,
  sendNotification,
  subscribe,
  utm,
  type Call,
} from "../../../shared/suite/contract/index.ts";
import { addWish, createVariant, productData, updateCart } from "../../../shared/suite/contract/shop.ts";
import { type Recording } from "../../fixtures/wire/recordings.ts";

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
  [isFollower, follow, isSubscriber, subscribe, getContent, ...chatCalls].map((call) => [call.path, call]),
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
}

export const linkCalls = [
  newLink,
  addCode,
  recentLinks,
  countClicks,
  ...Object.values(utm).flatMap(({ all, create }) => [all, create]),
];

export const shopCalls: readonly Call[] = [updateCart, addWish, productData, createVariant];
