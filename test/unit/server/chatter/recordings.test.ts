import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { payableOrder } from "#demo/server/portal/orders/sample.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { type Recording, recordings } from "#test/fixtures/wire/recordings.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";
import { replay } from "../replay.ts";
import { sellAsRecorded } from "../shop/recorded.ts";

let suite: Suite;
let actors: Readonly<Record<string, Browser>>;

/** Recorded order, with messages of two of its customer's colleagues. */
const order = { id: 37, token: "2e4c03ae-a5fa-444c-bb96-0efad6305401", file: 7000 };

before(async () => {
  suite = await openSuite();
  const { database } = suite;
  await sellAsRecorded(database);
  await database.query("insert into portal_order (id, token, state) values ($1, $2, 'sent')", [order.id, order.token]);
  await database.query(
    `insert into chatter_message (id, model, record_id, author_id, body, rating) values
       (7001, 'sale.order', 37, 8, '<p>One</p>', null), (7002, 'sale.order', 37, 8, '<p>Two</p>', null), (7003, 'sale.order', 37, 8, '<p>Three</p>', null),
       (7004, 'product.template', 15, 8, '<p>Five</p>', 10)`,
  );
  await database.query(
    `insert into attachment (id, name, mimetype, public, data, access_token) values ($1, 'spec.pdf', 'application/pdf', false, '', 'a-token')`,
    [order.file],
  );
  await database.query("insert into chatter_attachment (message_id, attachment_id) values (7003, $1)", [order.file]);
  await database.query("insert into partner (id, name) values (53, 'Nora')");
  await database.query("insert into account (id, login, partner_id, role) values (9, 'portal2', 53, 'portal')");
  const logins = { anonymous: undefined, portal: "portal", portal2: "portal2", admin: "admin" };
  actors = Object.fromEntries(Object.keys(logins).map((actor) => [actor, browser(suite)]));
  for (const [actor, login] of Object.entries(logins)) if (login) await actors[actor]!.signIn(login);
});
after(() => suite.close());

/** Returns the paths of all keys with the types of their values; items of a list have one path. */
function keysOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, `${path}[]`));
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))];
}

interface Answer {
  readonly error?: { readonly code: number; readonly data: { readonly name: string; readonly exception_type: string } };
  readonly result?: { readonly messages: readonly unknown[] };
}

/** Returns the parts of a response that the protocol fixes: the kind of an error, otherwise all keys except those in empty lists. */
function kindOf({ error, result }: Answer, isFilled: (list: readonly unknown[]) => boolean): unknown {
  if (error) return [error.code, error.data.name, error.data.exception_type];
  const { messages, ...rest } = result!;
  // recipients and files differ between messages
  const keys = messages
    .flatMap((message) => keysOf(message))
    .filter((key) => !/customer_email_data\[|_ids\[?/.test(key));
  return [...new Set([...(isFilled(messages) ? keys : []), ...keysOf(rest)])].sort();
}

const answerTo = async ({ actor, ...recording }: Recording): Promise<Answer> =>
  (await (await replay(actors[actor]!, { actor, ...recording })).json()) as Answer;

describe("messages about records respond as recorded, error for error and key for key", () => {
  for (const recording of recordings("chatter"))
    test(recording.name, async () => {
      const recorded = recording.response.json as Answer;
      const answer = await answerTo(recording);
      const areBothFilled = () => !!recorded.result?.messages.length && !!answer.result?.messages.length;
      assert.deepEqual(kindOf(answer, areBothFilled), kindOf(recorded, areBothFilled));
    });

  test("a message's file has the recorded keys", async () => {
    const named = recordings("chatter").find(({ name }) => name === "chatter_fetch__attachment")!;
    const filesOf = ({ result }: Answer) => {
      const [message] = result!.messages as { attachment_ids: unknown[] }[];
      return [...new Set(keysOf(message!.attachment_ids))].sort();
    };
    assert.deepEqual(filesOf(await answerTo(named)), filesOf(named.response.json as Answer));
  });
});

test("an order of the portal is discussed and opened by its token, from the portal or the payment", async () => {
  const orders = await suite.database.query<{ id: number; token: string }>("select id, token from portal_order");
  assert.ok(orders.some(({ id }) => id === payableOrder.id));
  for (const { id, token } of orders)
    for (const visitor of [actors["anonymous"]!, actors["portal2"]!]) {
      const params = { res_model: "sale.order", res_id: id, token, allow_composer: 1 };
      const { result } = await visitor.call("/mail/chatter_init", params);
      assert.equal((result as { options: { display_composer: unknown } }).options.display_composer, token);
      assert.equal((await visitor.request(`/my/orders/${id}?access_token=${token}`)).status, 200);
    }
});

test("a message about an order is filtered by a domain, and hidden after the team unpublished it", async () => {
  const params = { res_model: "sale.order", res_id: order.id, token: order.token, domain: [["id", ">", 7001]] };
  const ids = async () => {
    const { result } = await actors["anonymous"]!.call("/mail/chatter_fetch", params);
    return (result as { messages: { id: number }[] }).messages.map(({ id }) => id);
  };
  assert.deepEqual(await ids(), [7003, 7002]);
  const publish = () => actors["admin"]!.call("/website/publish", { id: 7002, object: "mail.message" });
  assert.equal((await publish())["result"], false);
  assert.deepEqual(await ids(), [7003]);
  assert.equal((await publish())["result"], true);
  assert.deepEqual(await ids(), [7003, 7002]);
});
