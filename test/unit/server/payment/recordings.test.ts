import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "../../../../demo/server/suite.types.ts";
import { openSuite } from "../../../prepared.ts";
import { browser, type Browser } from "../browser.ts";
import { replay, withoutTrace } from "../replay.ts";
import { comparable } from "../shop/recorded.ts";
import { library, tell, type Story } from "../story.ts";

const payments = library("payment");
const shop = library("shop");
const recorded = (name: string) => (name.startsWith("process") ? payments : shop).recorded(name);

let suite: Suite;
let actors: Readonly<Record<string, Browser>>;
before(async () => {
  suite = await openSuite();
  actors = { anonymous: browser(suite), portal: browser(suite) };
  await actors["portal"]!.signIn("portal");
});
after(() => suite.close());

/** The order and its payment as the recorded suite had them. */
const payment = (actor: string, order: number, name: string, row: object) => async () => {
  const visitor = actors[actor]!;
  await visitor.request("/shop");
  await suite.database.query("insert into sale_order (id, name) values ($1, $2) on conflict do nothing", [order, name]);
  const values = { order_id: order, session_id: visitor.cookies.get("session_id"), ...row };
  const names = Object.keys(values);
  await suite.database.query(
    `insert into payment_transaction (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})`,
    Object.values(values),
  );
};
const wire = {
  reference: "SO056-3",
  amount: 8500,
  provider: "transfer",
  return_url: "/shop/payment/validate",
};
const card = {
  reference: "SO037-2",
  state: "done",
  amount: 7500,
  provider: "stripe",
  return_url: "/my/orders/38?access_token=d5871a7c-5a49-4ed0-8427-6b37860275bd",
  listed: true,
};

const story: Story = [
  "process_poll__none",
  payment("anonymous", 57, "SO056", wire),
  "process_poll__draft",
  () =>
    suite.database.query("update payment_transaction set state = 'pending', listed = true where reference = 'SO056-3'"),
  "process_poll__pending",
  "payment_get_status",
  "payment_get_status__other_order",
  "payment_get_status__missing_order",
  () => suite.database.query("update payment_transaction set listed = false"),
  "process_poll__after_validate",
  () => void (actors = { ...actors, anonymous: browser(suite) }),
  "payment_get_status__not_mine",
  payment("portal", 38, "SO037", card),
  "process_poll__s2s",
  "process_poll__s2s_again",
  "process_poll__s2s_third",
];

/** What the customer has to write on the transfer is numbered otherwise. */
const values = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(withoutTrace(answer)), (key, value: unknown) =>
    key === "message" ? comparable(String(value)).replace(/SO056.3|SO056.56/, "") : value,
  );

describe("payments are answered as recorded", () => {
  tell(
    story,
    recorded,
    () => actors,
    async (recording, actor) => {
      const response = await replay(actor, recording);
      assert.equal(response.status, recording.response.status);
      assert.deepEqual(values(await response.json()), values(recording.response.json));
    },
  );

  test("every recording is part of the story; a carrier is chosen in shop/recordings.test.ts", () =>
    assert.deepEqual(
      [...payments.byName.keys()].filter((name) => !story.includes(name) && !name.startsWith("update_carrier")),
      [],
    ));
});
