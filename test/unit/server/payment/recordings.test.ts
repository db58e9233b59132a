import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Queries } from "#demo/server/database.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { header, type Recording } from "#test/fixtures/wire/recordings.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";
import { replay, withoutTrace } from "../replay.ts";
import { comparable } from "../shop/recorded.ts";
import { products, update } from "../shop/shopper.ts";
import { library, type Story, tell } from "../story.ts";

const payments = library("payment");
const shop = library("shop");
const recorded = (name: string) => (payments.byName.has(name) ? payments : shop).recorded(name);

let suite: Suite;
let actors: Readonly<Record<string, Browser>>;
before(async () => {
  suite = await openSuite();
  actors = { anonymous: browser(suite), portal: browser(suite), portal2: browser(suite) };
  await actors["portal"]!.signIn("portal");
  await suite.database.query("insert into partner (id, name) values (53, 'Nora')");
  await suite.database.query("insert into account (id, login, partner_id, role) values (9, 'portal2', 53, 'portal')");
  await actors["portal2"]!.signIn("portal2");
  await signedOrder(suite.database);
});
after(() => suite.close());

/** Creates the recorded order of the portal: signed, 75.00, to be paid. */
async function signedOrder(queries: Queries): Promise<void> {
  await queries.query("update portal_document set name = 'SO037' where id = 38");
  await queries.query(
    `insert into portal_order (id, token, state, must_pay, signed_by, signature)
     values (38, 'd5871a7c-5a49-4ed0-8427-6b37860275bd', 'sent', true, 'Joel Willis', 'iVBORw0KGgo=')`,
  );
  await queries.query("insert into portal_order_line (order_id, name, price, quantity) values (38, 'Desk', 7500, 1)");
}
/** Creates the recorded cart, with free delivery. */
const cartOf85 = async () => {
  const visitor = actors["anonymous"]!;
  await visitor.request("/shop");
  await suite.database.query("insert into sale_order (id, name, session_id) values (57, 'SO056', $1)", [
    visitor.cookies.get("session_id"),
  ]);
  await suite.database.query("update product_template set price = 8500, discount = 0, tax = 0 where id = 59");
  await update(visitor, { product_id: products.book, add_qty: 1 });
};
/** Deletes all cards: ids start like those of the recorded suite. */
const noCards = async () => {
  await suite.database.query("delete from payment_token");
  await suite.database.query("alter table payment_token alter column id restart with 1");
};

const story: Story = [
  "process_poll__none",
  "prepare_transaction__no_cart",
  cartOf85,
  "prepare_transaction__wire_transfer",
  "prepare_transaction__acquirer_unknown",
  // The recorded one was prepared twice more.
  async () => {
    for (let time = 0; time < 2; time++)
      await replay(actors["anonymous"]!, recorded("prepare_transaction__wire_transfer"));
  },
  "process_poll__draft",
  "transfer_feedback",
  "process_poll__pending",
  "payment_get_status",
  "payment_get_status__other_order",
  "payment_get_status__missing_order",
  "validate",
  "process_poll__after_validate",
  () => void (actors = { ...actors, anonymous: browser(suite) }),
  "payment_get_status__not_mine",
  noCards,
  "s2s_create_json_3ds",
  // the recorded suite verified the card here
  async () => {
    const { url, json } = recorded("s2s_create_json_3ds").request;
    await actors["portal"]!.send(url, { ...json?.params, verify_validity: true });
  },
  "s2s_create_json_3ds__acquirer_string",
  "s2s_create_json_3ds__anonymous",
  "s2s_create_json_3ds__declined",
  "s2s_create_json_3ds__empty_field",
  "s2s_create_json_3ds__missing_field",
  "s2s_create_json_3ds__no_acquirer",
  "s2s_create_json",
  "order_prepare_transaction",
  "order_pay_with_token",
  "process_poll__s2s",
  "process_poll__s2s_again",
  "process_poll__s2s_third",
  "website_payment_transaction",
  "token_search_read",
  "token_get_linked_records",
  "token_get_linked_records__string",
  "token_unlink__of_other",
  "token_unlink__anonymous",
  "token_unlink",
  "token_unlink__again",
];

/** Returns the comparable values of a response: references of transfers differ, and the recorded suite numbers links twice. */
const values = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(withoutTrace(answer)), (key, value: unknown) => {
    if (key === "message") return comparable(String(value)).replace(/SO056.3|SO056.56/, "");
    return key === "result" && typeof value === "string" ? comparable(value).replace(/INV-1(-1)+/, "INV-1-1") : value;
  });
const pathOf = (location: string | null | undefined): string =>
  new URL(location ?? "", "http://suite.example").pathname;

/** Sends a recording with the token of its session. */
async function send(recording: Recording, actor: Browser): Promise<Response> {
  const { url, body = "" } = recording.request;
  if (!body.startsWith("csrf_token=")) return replay(actor, recording);
  const fields = Object.fromEntries(new URLSearchParams(body));
  return actor.post(url, { ...fields, csrf_token: await actor.pageToken() });
}

describe("payments respond as recorded", () => {
  tell(
    story,
    recorded,
    () => actors,
    async (recording, actor) => {
      const response = await send(recording, actor);
      const { status, headers, json } = recording.response;
      assert.equal(response.status, status);
      if (json === undefined)
        assert.equal(pathOf(response.headers.get("location")), pathOf(header(headers, "location")));
      else assert.deepEqual(values(await response.json()), values(json));
    },
  );

  test("every recording is used; a carrier is chosen in shop/recordings.test.ts", () =>
    assert.deepEqual(
      [...payments.byName.keys()].filter((name) => !story.includes(name) && !name.startsWith("update_carrier")),
      [],
    ));
});
