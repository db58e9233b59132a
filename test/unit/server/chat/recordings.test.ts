import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { header, type Recording } from "#test/fixtures/wire/recordings.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";
import { replay, shape, withoutTrace } from "../replay.ts";
import { library, type Story, tell } from "../story.ts";

const { byName, recorded } = library("livechat");

let suite: Suite;
let actors: Readonly<Record<string, Browser>>;

/** Team and ids of the recorded suite. */
const asRecorded = [
  "update partner set name = 'YourCompany' where id = 1",
  "update partner set name = 'Marc Demo', email = 'mark.brown23@example.com' where id = 7",
  "alter table mail_channel alter column id restart with 7",
  "alter table message alter column id restart with 1030",
  "alter table rating alter column id restart with 7",
  "alter table bus alter column id restart with 27",
];

before(async () => {
  suite = await openSuite({ hold: 1 });
  for (const sql of asRecorded) await suite.database.query(sql);
  actors = { anonymous: browser(suite), portal: browser(suite), demo: browser(suite) };
  await actors["portal"]?.signIn("portal");
  await actors["demo"]?.signIn("operator");
});
after(() => suite.close());

const sql = (statement: string) => () => suite.database.query(statement);
const uuid = (value: string) => sql(`alter table mail_channel alter column uuid set default '${value}'`);
const typingStops = () =>
  actors["demo"]?.call("/web/dataset/call_kw/mail.channel/notify_typing", {
    model: "mail.channel",
    method: "notify_typing",
    args: [7],
    kwargs: { is_typing: false },
  });

/** Recordings by name in the order in which they were made, and unrecorded steps. */
const story: Story = [
  sql("update presence set stand_in = false"),
  "init__no_operator",
  "get_session__no_operator",
  "init__unknown_channel",
  sql("update presence set stand_in = true"),
  sql("create temporary table saved_rules as select * from livechat_rule"),
  sql("delete from livechat_rule"),
  "init",
  sql("insert into livechat_rule select * from saved_rules"),
  "init__auto_popup_rule",
  "init__hide_rule",
  "init__no_rule_matches",
  "init__no_referer",
  uuid("e5465ff0-d8ad-4529-972c-f4300191a0fa"),
  "get_session",
  uuid("a7c71e05-6084-49fd-b2aa-7b3434d90dec"),
  "get_session__portal",
  "poll__operator_gets_first_message",
  "get_session__no_name",
  "get_session__unknown_channel",
  "chat_history__empty",
  "chat_history__unknown_uuid",
  "poll__peek",
  "chat_post",
  "poll__own_message_comes_back",
  "operator_notify_typing",
  "poll__typing_started",
  typingStops,
  "operator_message_post",
  "chat_history",
  "chat_history__limit_1",
  "chat_history__older_than",
  "operator_execute_command_history",
  "poll__history_command",
  "history",
  "poll__operator_gets_history",
  "history__empty",
  "history__wrong_pid",
  "history__unknown_uuid",
  "notify_typing",
  "poll__operator_gets_typing",
  "notify_typing__stop",
  "poll__own_typing_peek",
  "chat_post__empty",
  "chat_post__unknown_uuid",
  "chat_post__no_content",
  "feedback",
  "feedback__unknown_uuid",
  "feedback__rate_out_of_range",
  "feedback__rate_null",
  "feedback__rate_string",
  "poll__channel_not_string",
  "poll__no_last",
  "poll__no_channels",
  "longpolling_send",
  "poll__after_send_peek",
  "poll__timeout",
];

const isCall = ({ response }: Recording): boolean => header(response.headers, "content-type") === "application/json";
const values = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(withoutTrace(answer)), (key, value: unknown) => (key === "date" ? shape(value) : value));

describe("the live chat responds as recorded", () => {
  tell(
    story,
    recorded,
    () => actors,
    async (recording, actor) => {
      const response = await replay(actor, recording);
      assert.equal(response.status, recording.response.status);
      assert.equal(response.headers.get("content-type"), "application/json");
      assert.deepEqual(values(await response.json()), values(recording.response.json));
    },
  );

  test("every recorded call is used", () => {
    const replayed = new Set(story);
    assert.deepEqual(
      [...byName.values()]
        .filter((recording) => isCall(recording) && !replayed.has(recording.name))
        .map(({ name }) => name),
      [],
    );
  });
});

describe("pages, scripts and pictures have the recorded types", () => {
  const kind = (type: string | null | undefined): string =>
    /^image\//.test(type ?? "") ? "image" : (type ?? "").replace(/;.*/, "");
  const others = [...byName.values()].filter(
    (recording) => !isCall(recording) && !/home_page|default_channel_image/.test(recording.name),
  );

  for (const recording of others) {
    test(recording.name, async () => {
      await suite.database.query("update presence set stand_in = $1, last_poll = null", [
        recording.name !== "loader__no_operator",
      ]);
      const response = await replay(browser(suite), recording);
      assert.equal(response.status, recording.response.status);
      assert.equal(
        kind(response.headers.get("content-type")),
        kind(header(recording.response.headers, "content-type")),
      );
      const body = await response.text();
      const optionsOf = (script: string): unknown =>
        JSON.parse(/\{"button_text.*?\}/.exec(script)?.[0] ?? "null") as unknown;
      assert.deepEqual(shape(optionsOf(body)), shape(optionsOf(recording.response.body ?? "")));
      if (/image/.test(kind(response.headers.get("content-type")))) assert.match(body, /^<svg /);
    });
  }
});
