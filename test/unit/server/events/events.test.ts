import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

const conference = "/event/conference-for-makers-of-small-things-2";

describe("registration for events", () => {
  let suite: Suite;
  before(async () => {
    suite = await openSuite({ hold: 1 });
  });
  after(() => suite.close());

  const ask = async (visitor: Browser, path: string, tickets: object) =>
    visitor.call(`${path}/registration/new`, tickets);
  const messageOf = ({ error }: Record<string, unknown>) =>
    (error as { data: { message: string; exception_type: string } }).data;

  const confirm = async (visitor: Browser, path: string, tickets: object, fields: Record<string, string>) => {
    const html = (await ask(visitor, path, tickets))["result"] as string;
    const token = /name="csrf_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
    return visitor.post(`${path}/registration/confirm`, { csrf_token: token, ...fields });
  };
  const ann = (ticket: number) => ({
    "1-name": "Ann",
    "1-email": "ann@example.com",
    "1-phone": "",
    "1-ticket_id": String(ticket),
  });
  const stored = () =>
    suite.database.query<{ name: string; ticket_id: number; order_id: number | null }>(
      "select name, ticket_id, order_id from event_registration order by id",
    );

  test("asks for each attendee of all tickets, and for none without a quantity", async () => {
    const visitor = browser(suite);
    const html = (await ask(visitor, conference, { "nb_register-4": "2", "nb_register-5": 1 }))["result"] as string;
    assert.deepEqual(
      [...html.matchAll(/name="(\d)-ticket_id" value="(\d)"/g)].map(([, number, ticket]) => [number, ticket]),
      [
        ["1", "4"],
        ["2", "4"],
        ["3", "5"],
      ],
    );
    assert.match(html, new RegExp(`action="${conference}/registration/confirm"`));
    assert.equal((await ask(visitor, "/event/2", {}))["result"], false);
    assert.equal((await ask(visitor, "/event/2", { "nb_register-4": "0" }))["result"], false);
  });

  test("rejects invalid numbers, other events' tickets and unknown events", async () => {
    const visitor = browser(suite);
    const junk = messageOf(await ask(visitor, "/event/2", { "nb_register-4": "abc" }));
    assert.equal(junk.message, "invalid literal for int() with base 10: 'abc'");
    const other = messageOf(await ask(visitor, "/event/2", { "nb_register-1": "1" }));
    assert.equal(other.exception_type, "missing_error");
    assert.equal((await visitor.send("/event/99/registration/new", { "nb_register-1": "1" })).status, 404);
    assert.equal((await visitor.post("/event/2/registration/confirm", ann(4))).status, 400);
  });

  test("adds paid tickets to the cart, with the attendees", async () => {
    const visitor = browser(suite);
    const answer = await confirm(
      visitor,
      conference,
      { "nb_register-4": "1", "nb_register-5": "1" },
      {
        ...ann(4),
        "2-name": "Bo",
        "2-email": "bo@example.com",
        "2-ticket_id": "5",
      },
    );
    assert.deepEqual([answer.status, answer.headers.get("location")], [302, "/shop/checkout"]);
    const people = (await stored()).slice(-2);
    assert.deepEqual(
      people.map(({ name, ticket_id }) => [name, ticket_id]),
      [
        ["Ann", 4],
        ["Bo", 5],
      ],
    );
    const lines = await suite.database.query<{ product_id: number; quantity: number; price: number }>(
      "select product_id, quantity, price from sale_order_line join product on product.id = product_id where order_id = $1 order by product_id",
      [people[0]!.order_id],
    );
    assert.deepEqual(
      lines.map(({ quantity, price }) => [quantity, price]),
      [
        [1, 240_00],
        [1, 310_00],
      ],
    );
    const operator = browser(suite);
    await operator.signIn("operator");
    assert.match(await (await operator.request("/event")).text(), /country_events_list/);
  });

  test("confirms free tickets at once, with a calendar entry", async () => {
    const visitor = browser(suite);
    const answer = await confirm(visitor, "/event/open-workshop-day-1", { "nb_register-1": "1" }, ann(1));
    const page = await answer.text();
    assert.equal(answer.status, 200);
    assert.match(page, /js_event/);
    const address = /href="([^"]*\/ics)"/.exec(page)![1]!;
    assert.equal((await stored()).at(-1)!.order_id, null);
    const calendar = await visitor.request(address);
    assert.equal(calendar.headers.get("content-type"), "text/calendar; charset=utf-8");
    const lines = (await calendar.text()).split("\r\n");
    assert.ok(lines.includes("SUMMARY:Open workshop day"));
    assert.ok(lines.every((line) => Buffer.byteLength(line) <= 75));
    assert.match(lines.join("\n"), /LOCATION:Harbour & Pine\\, 14 Wharf Lane/);
  });

  test("lists upcoming events with links", async () => {
    const html = (await browser(suite).call("/event/get_country_event_list", {}))["result"] as string;
    assert.match(html, new RegExp(`href="${conference}"`));
  });
});
