import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { type Recording, recordings } from "#test/fixtures/wire/recordings.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "./browser.ts";
import { replay, shape, withoutTrace } from "./replay.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const clean = ["delete from follower", "delete from mailing_subscription", "delete from mailing_contact"];

const byName = new Map(
  [...recordings("follow"), ...recordings("mailing"), ...recordings("envelope")].map((recording) => [
    recording.name,
    recording,
  ]),
);
const recorded = (name: string): Recording => {
  const found = byName.get(name);
  assert.ok(found, `there is no recording ${name}`);
  return found;
};

type Step = string | ((visitor: Browser) => Promise<unknown>);
const optOut: Step = () => suite.database.query("update mailing_subscription set opt_out = true");
const joelSubscribes: Step = (visitor) =>
  visitor.call("/website_mass_mailing/subscribe", { list_id: 1, email: "joel.willis63@example.com" });

/** Recordings or unrecorded steps before each recording, in the same session. */
const situations: Readonly<Record<string, readonly Step[]>> = {
  follow__anonymous_empty_email: [],
  follow__anonymous_garbage_email: [],
  follow__anonymous_no_email: [],
  follow__anonymous_off: ["follow__anonymous_on"],
  follow__anonymous_on: [],
  follow__missing_record: [],
  follow__model_without_followers: [],
  follow__no_access: [],
  follow__no_state_given: [],
  follow__portal_off: ["follow__portal_on"],
  follow__portal_on: [],
  follow__portal_with_other_email: [],
  follow__unpublished_record: [],
  is_follower__anonymous: [],
  is_follower__anonymous_after_unfollow: ["follow__anonymous_on", "follow__anonymous_off"],
  is_follower__mail_channel: ["follow__anonymous_on"],
  is_follower__missing_record: ["follow__anonymous_on"],
  is_follower__portal: ["follow__portal_on", "follow__portal_off"],
  is_follower__portal_following: ["follow__portal_on"],
  get_content: [],
  get_content__anonymous: [],
  get_content__anonymous_subscribed: ["subscribe"],
  get_content__portal: [],
  get_content__portal_subscribed: [joelSubscribes],
  get_content__unknown_list: [],
  is_subscriber__after_resubscribe: ["subscribe", optOut, "subscribe__after_opt_out"],
  is_subscriber__anonymous_subscribed: ["subscribe"],
  is_subscriber__opted_out: ["subscribe", optOut],
  is_subscriber__other_session: [],
  is_subscriber__portal: [],
  is_subscriber__portal_subscribed: [joelSubscribes],
  is_subscriber__unknown_list: [],
  subscribe: [],
  subscribe__after_opt_out: ["subscribe", optOut],
  subscribe__again: ["subscribe"],
  subscribe__empty_address: [],
  subscribe__false_address: [],
  subscribe__garbage_address: [],
  subscribe__list_false: [],
  subscribe__list_garbage: [],
  subscribe__name_and_address: [],
  subscribe__unknown_list: [],
};

/** Texts of the site's editors, of which only the kind is compared. */
const isText = new Set(["content", "redirect_url"]);

describe("the server responds as recorded", () => {
  beforeEach(async () => {
    for (const sql of clean) await suite.database.query(sql);
  });

  for (const area of ["follow", "mailing"] as const) {
    for (const recording of recordings(area)) {
      test(`${area}/${recording.name}`, async () => {
        const steps = situations[recording.name];
        assert.ok(steps, "say what happened before this recording");
        const visitor = browser(suite);
        if (recording.actor === "portal") await visitor.signIn("portal");
        for (const step of steps) await (typeof step === "string" ? replay(visitor, recorded(step)) : step(visitor));

        const response = await replay(visitor, recording);
        const answer: unknown = await response.json();
        assert.equal(response.status, recording.response.status);
        assert.equal(response.headers.get("content-type"), "application/json");
        assert.deepEqual(shape(answer), shape(recording.response.json));
        const values = (whole: unknown): unknown =>
          JSON.parse(JSON.stringify(withoutTrace(whole)), (key, value: unknown) =>
            isText.has(key) ? shape(value) : value,
          );
        assert.deepEqual(values(answer), values(recording.response.json));
      });
    }
  }
});

describe("the envelope is as recorded", () => {
  const exact = [
    "json_success",
    "json_id_null",
    "json_id_string",
    "json_minimal_body",
    "json_body_json_rpc_mimetype",
    "json_body_with_charset",
    "json_route_put",
    "json_extra_argument_swallowed",
    "json_server_exception_missing_argument",
    "json_session_info_anonymous",
    "json_authenticate_bad_password",
    "json_404_unknown_route",
    "first_contact_is_a_json_call",
  ];
  for (const name of exact) {
    test(name, async () => {
      const response = await replay(browser(suite), recorded(name));
      assert.equal(response.status, recorded(name).response.status);
      assert.equal(response.headers.get("content-type"), "application/json");
      assert.deepEqual(withoutTrace(await response.json()), withoutTrace(recorded(name).response.json));
    });
  }

  const pages = [
    "json_invalid_body",
    "json_empty_body",
    "json_params_not_object",
    "json_route_called_with_form_post",
    "json_route_called_with_get",
    "json_body_sent_as_text_plain",
    "options_json_route",
    "http_404",
    "http_404_post",
  ];
  for (const name of pages) {
    test(name, async () => {
      const { response: expected } = recorded(name);
      const response = await replay(browser(suite), recorded(name));
      assert.equal(response.status, expected.status);
      assert.match(response.headers.get("content-type") ?? "", /^text\/html; ?charset=utf-8$/i);
      const body = await response.text();
      const isBare = /^<!DOCTYPE HTML PUBLIC/.test(expected.body ?? "");
      assert.equal(/^<!DOCTYPE HTML PUBLIC/.test(body), isBare);
      assert.equal(/data-website-id="1"/.test(body), !isBare);
    });
  }

  test("a value error for a signed-in user", async () => {
    const visitor = browser(suite);
    await visitor.signIn("portal");
    const answer: unknown = await (await replay(visitor, recorded("json_server_exception_valueerror"))).json();
    assert.deepEqual(withoutTrace(answer), withoutTrace(recorded("json_server_exception_valueerror").response.json));
  });

  test("session info has the recorded keys", async () => {
    const visitor = browser(suite);
    const answer = await visitor.call("/web/session/authenticate", {
      db: "suite",
      login: "portal",
      password: "portal",
    });
    const { result } = recorded("json_authenticate").response.json as { result: Record<string, unknown> };
    const ours = answer["result"] as Record<string, unknown>;
    const typesOf = (info: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(info).map(([key, value]) => [key, typeof value]));
    assert.deepEqual(typesOf(ours), typesOf(result));
    assert.equal(ours["session_id"], visitor.cookies.get("session_id"));
    assert.deepEqual(
      { uid: ours["uid"], partner_id: ours["partner_id"], name: ours["name"] },
      { uid: 7, partner_id: 8, name: "Joel Willis" },
    );
  });

  test("a JSON request to a form route is a bad request inside the envelope", async () => {
    const { error } = (await browser(suite).call("/web/login", {})) as {
      error: { code: number; data: { name: string } };
    };
    assert.equal(error.code, 200);
    assert.equal(error.data.name, "werkzeug.exceptions.BadRequest");
  });

  test("only ASCII leaves the server, and no CORS header", async () => {
    const visitor = browser(suite);
    await visitor.call("/website_mass_mailing/subscribe", { list_id: 1, email: "Zoë <zoë@example.com>" });
    const response = await visitor.send("/website_mass_mailing/is_subscriber", { list_id: 1 });
    const text = await response.text();
    assert.match(text, /"email":"zo\\u00eb@example\.com"/);
    assert.equal(response.headers.get("access-control-allow-origin"), null);
  });

  test("cookies are as recorded, and not sent by other sites", async () => {
    const cookies = (await replay(browser(suite), recorded("first_visit"))).headers.getSetCookie();
    const pattern = (cookie: string): string =>
      cookie
        .replace(/Expires=[^;]+; /, "")
        .replace(/[0-9a-f]{40}/, "<id>")
        .split("; ")
        .sort()
        .join("; ");
    const expected = recorded("first_visit")
      .response.headers.filter(([name]) => name === "Set-Cookie")
      .map(([, value]) => pattern(`${value}; SameSite=Lax`));
    assert.deepEqual(cookies.map(pattern), expected);
    assert.match(cookies.join(), /session_id=[0-9a-f]{40};/);
  });
});
