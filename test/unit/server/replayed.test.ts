import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { parse, safeParse } from "valibot";
import type { Suite } from "#demo/server/suite.types.ts";
import { envelope } from "#shared/suite/contract/envelope.ts";
import { header, type Recording, recordings } from "#test/fixtures/wire/recordings.ts";
import { calls } from "#test/fuzz/calls.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "./browser.ts";
import { replay } from "./replay.ts";
import { sellAsRecorded } from "./shop/recorded.ts";

const areas = ["blog", "envelope", "follow", "links", "livechat", "mailing", "payment", "shop", "web"] as const;
const logins: Readonly<Record<string, string>> = {
  portal: "portal",
  portal2: "publisher",
  demo: "operator",
  plain: "operator",
  publisher: "publisher",
  admin: "admin",
};

let suite: Suite;
before(async () => {
  suite = await openSuite({ hold: 1 });
  await sellAsRecorded(suite.database);
});
after(() => suite.close());

const kindOf = (type: string | null | undefined): string =>
  (type ?? "").replace(/;.*/, "").replace(/^image\/.*/, "image");
const pathOf = (location: string | null | undefined): string | undefined =>
  location?.replace(/^http:\/\/[^/]+/, "").replace(/http%3A%2F%2F.*?%2F/, "");

/** Replaces the token of the session, the only part that cannot be sent as recorded. */
async function withToken(actor: Browser, recording: Recording): Promise<Recording> {
  const { body } = recording.request;
  if (!body?.includes("csrf_token=")) return recording;
  return {
    ...recording,
    request: {
      ...recording.request,
      body: body.replace(/csrf_token=[0-9a-f]{40}o\d*/, `csrf_token=${await actor.pageToken()}`),
    },
  };
}

const kindOfError = (answer: unknown): unknown => {
  const { error } = answer as { error?: { code: number; data: { name: string; exception_type: string } } };
  return error && [error.code, error.data.name, error.data.exception_type];
};

async function check(recording: Recording): Promise<void> {
  const { request, response: expected } = recording;
  const actor = browser(suite);
  const login = logins[recording.actor];
  if (login) await actor.signIn(login);
  const response = await replay(actor, await withToken(actor, recording));
  const text = await response.text();
  assert.equal(response.status, expected.status);
  assert.equal(pathOf(response.headers.get("location")), pathOf(header(expected.headers, "location")));
  if (!response.headers.has("location"))
    assert.equal(kindOf(response.headers.get("content-type")), kindOf(header(expected.headers, "content-type")));
  if (expected.json === undefined) return;
  const [ours, recorded] = [JSON.parse(text), expected.json].map((answer) => parse(envelope, answer));
  assert.deepEqual(kindOfError(JSON.parse(text)), kindOfError(expected.json), text.slice(0, 300));
  assert.equal(typeof ours?.result, typeof recorded?.result);
  const ofPath = calls.filter(({ path }) => path === request.url);
  if (recorded?.result !== undefined && ofPath.length > 0)
    assert.ok(
      ofPath.some(({ result }) => safeParse(result, ours?.result).success),
      text.slice(0, 300),
    );
}

/** Responses of the embedded suite that differ from the recorded ones, each with the reason. An outdated entry fails. */
const differs: readonly (readonly [reason: string, ...names: string[]])[] = [
  ["the demo has no such order", "json_forbidden_raised_inside"],
  [
    "tokens are renewed before they are sent again, and in bodies alone: csrf.test.ts",
    "csrf_expired",
    "csrf_of_other_session",
    "csrf_without_cookie",
    "csrf_from_before_login",
    "csrf_in_query_string",
  ],
  ["no element asks a provider for a charge by this older call", "json_404_raised_inside"],
  ["templates of other modules are no posts", "render_latest_posts__any_template"],
  [
    "records of these models are not read or written by calls",
    "json_access_error_record_rule",
    "json_missing_error_write",
    "json_missing_record_read",
    "json_sql_constraint",
    "json_user_error",
    "json_validation_error",
  ],
  [
    "the start page is the catalogue, mounted apart: pages.test.ts",
    "first_visit",
    "second_visit",
    "head_home",
    "home_page",
    "home_page__no_operator",
  ],
  ["the channel's own picture is not drawn", "default_channel_image"],
  [
    "the demo has no unforeseen errors (500): an unreadable filter filters nothing, and noredirect is ignored",
    "http_500",
    "http_500_debug",
    "http_auth_user_noredirect",
  ],
  ["a session by header, which no browser sends, is not opened", "session_id_by_header"],
  ["the recorded suite sends an unknown code to itself for ever", "stats_page__unknown_code"],
  ["the start page in another language is the catalogue's, mounted apart", "lang_switch__home_after_cookie_fr"],
  ["after signing out: account.test.ts", "json_session_expired_after_logout"],
  [
    "needs the links, codes and clicks made before: links/recordings.test.ts",
    "add_code",
    "add_code__already_of_this_link",
    "add_code__unchanged",
    "follow",
    "follow__again",
    "follow__bot",
  ],
  [
    "needs the chat begun before: chat/recordings.test.ts",
    "feedback",
    "feedback__rate_null",
    "feedback__rate_out_of_range",
    "feedback__rate_string",
    "get_session__no_operator",
    "operator_execute_command_history",
    "operator_message_post",
    "operator_notify_typing",
  ],
  ["the session has paid for no such order: payment/poll.test.ts", "payment_get_status"],
  [
    "needs the cart and the variants made before: shop/recordings.test.ts",
    "cart_update_json__zero_one_of_two",
    "cart_update_option__custom_values",
  ],
  [
    "needs the cart made before: payment/recordings.test.ts",
    "prepare_transaction__acquirer_unknown",
    "prepare_transaction__wire_transfer",
    "validate",
  ],
  ["needs the order signed before: payment/recordings.test.ts", "order_pay_with_token", "order_prepare_transaction"],
  [
    "needs the cart made before: shop/address.test.ts",
    "address",
    "address__missing_state",
    "checkout__anonymous_redirect",
    "confirm_order",
  ],
];
const reasons = new Map(differs.flatMap(([reason, ...names]) => names.map((name) => [name, reason] as const)));

for (const area of areas) {
  test(`every recording of ${area} gets a response of its shape, with its request unchanged`, async () => {
    for (const recording of recordings(area)) {
      const reason = reasons.get(recording.name);
      if (reason)
        await assert.rejects(
          check(recording),
          assert.AssertionError,
          `${recording.name} is answered as recorded, though: ${reason}`,
        );
      else
        await check(recording).catch((error: unknown) =>
          assert.fail(`${recording.name}: ${error instanceof Error ? error.message : String(error)}`),
        );
    }
  });
}

test("every reason belongs to a recording", () => {
  const names = new Set(areas.flatMap((area) => recordings(area).map(({ name }) => name)));
  assert.deepEqual(
    [...reasons.keys()].filter((name) => !names.has(name)),
    [],
  );
});
