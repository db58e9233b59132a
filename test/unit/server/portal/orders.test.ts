import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { header } from "#test/fixtures/wire/recordings.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";
import { replay } from "../replay.ts";
import { library, type Story, tell } from "../story.ts";

const { byName, recorded } = library("order");

let suite: Suite;
let actors: Readonly<Record<string, Browser>>;

/** Orders of the recorded suite. */
const orders = [
  [37, "2e4c03ae-a5fa-444c-bb96-0efad6305401", "sent", false],
  [38, "d5871a7c-5a49-4ed0-8427-6b37860275bd", "sent", true],
  [39, "0710165f-7063-42ab-9639-70ab79d52a80", "sent", false],
  [40, "ea65b45e-e5ef-4f01-acf4-118355460d70", "sent", false],
  [41, "7dc65734-d6d0-4268-b034-5caac274fea9", "sale", false],
  [45, "bb619dc6-9341-4be6-ba76-cf8326ddac43", "sent", false],
  [46, "a-token", "sent", false],
  [47, "another-token", "sent", false],
] as const;

before(async () => {
  suite = await openSuite();
  const { database } = suite;
  for (const table of ["portal_order_option", "portal_order_line", "portal_order"])
    await database.query(`delete from ${table}`);
  for (const order of orders)
    await database.query("insert into portal_order (id, token, state, must_pay) values ($1, $2, $3, $4)", [...order]);
  for (const [id, order, quantity] of [
    [66, 39, 2],
    [67, 39, 1],
    [70, 41, 1],
    [83, 47, 1],
  ])
    await database.query(
      "insert into portal_order_line (id, order_id, name, price, quantity, is_option) values ($1, $2, 'Desk', 1400, $3, true)",
      [id, order, quantity],
    );
  await database.query(
    "insert into portal_order_option (id, order_id, name, price) values (3, 39, 'Lamp', 900), (1, 37, 'Oil', 900)",
  );
  actors = { anonymous: browser(suite), portal: browser(suite), portal2: browser(suite) };
  await actors["portal"]!.signIn("portal");
  await database.query("insert into partner (id, name) values (53, 'Nora')");
  await database.query("insert into account (id, login, partner_id, role) values (9, 'portal2', 53, 'portal')");
  await actors["portal2"]!.signIn("portal2");
});
after(() => suite.close());

/** The recorded suite declined it with a session's token; here with that of this session. */
const story: Story = [
  "accept__signature_empty",
  "accept__bad_token",
  "accept__missing_record",
  "accept__no_res_id",
  "accept__no_token_anonymous",
  "accept__stranger_no_token",
  "accept__valid_token_in_query_only",
  "accept__wrong_state",
  "accept__portal_user_empty_token",
  "accept",
  "accept__twice",
  "accept__payment_also_required",
  "accept__empty_name",
  "update_line_dict",
  "update_line_dict__minus",
  "update_line_dict__input_quantity",
  "update_line_dict__input_quantity_string",
  "update_line_dict__input_quantity_junk",
  "update_line_dict__input_quantity_null",
  "update_line_dict__input_quantity_negative",
  "update_line_dict__input_quantity_zero",
  "update_line_dict__bad_token",
  "update_line_dict__no_token_anonymous",
  "update_line_dict__token_in_query_only",
  "update_line_dict__line_of_other_order",
  "update_line_dict__confirmed_order",
  "update_line",
  "update_line_dict__unlink",
  "update_line_dict__missing_line",
  "update_line_dict__portal_user_no_token",
  "add_option",
  "add_option__of_other_order",
];

/** Returns the parts of a response that do not depend on the other lines of the recorded order. */
const lineOf = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value: unknown) => {
    if (key === "debug" || /^order_(amount|totals)/.test(key)) return typeof value;
    return Array.isArray(value) && value.length === 2 ? value[0] : value;
  });

describe("orders respond as recorded", () => {
  tell(
    story,
    recorded,
    () => actors,
    async (recording, actor) => {
      const response = await replay(actor, recording);
      const { status, headers, json } = recording.response;
      assert.equal(response.status, status);
      if (json === undefined) {
        const { pathname, search, hash } = new URL(header(headers, "location") ?? "");
        assert.equal(response.headers.get("location"), pathname + search + hash);
      } else assert.deepEqual(lineOf(await response.json()), lineOf(json));
    },
  );

  test("every recording is used; rejections are sent with a token of their session", () =>
    assert.deepEqual(
      [...byName.keys()].filter((name) => !story.includes(name)),
      ["decline", "decline__again", "decline__no_message"],
    ));
});

describe("an order", () => {
  test("is declined once, with a reason", async () => {
    const visitor = actors["anonymous"]!;
    const path = "/my/orders/40/decline?access_token=ea65b45e-e5ef-4f01-acf4-118355460d70";
    const csrf_token = await visitor.pageToken();
    const decline = async (decline_message: string) =>
      (await visitor.post(path, { csrf_token, decline_message })).headers.get("location");
    assert.match((await decline(""))!, /cant_reject/);
    assert.equal(await decline("Too expensive"), path.replace("/decline", ""));
    assert.match((await decline("Too expensive"))!, /cant_reject/);
    const [row] = await suite.database.query("select state, declined from portal_order where id = 40");
    assert.deepEqual(row, { state: "cancel", declined: "Too expensive" });
  });

  test("stays open after the signature if it must be paid, and stores the signer", async () => {
    assert.deepEqual(
      await suite.database.query(
        "select id, state, signed_by from portal_order where signature is not null order by id",
      ),
      [
        { id: 37, state: "sale", signed_by: "Joel Willis" },
        { id: 38, state: "sent", signed_by: "Joel Willis" },
        { id: 45, state: "sale", signed_by: "" },
      ],
    );
  });

  test("keeps its signed lines while it waits for the payment", async () => {
    const { database } = suite;
    const token = "d5871a7c-5a49-4ed0-8427-6b37860275bd";
    await database.query(
      "insert into portal_order_line (id, order_id, name, price, quantity, is_option) values (90, 38, 'Desk', 1400, 1, true)",
    );
    await database.query("insert into portal_order_option (id, order_id, name, price) values (9, 38, 'Lamp', 900)");
    const visitor = actors["anonymous"]!;
    const change = async (route: string, params: object) =>
      (await visitor.call(`/my/orders/38/${route}`, { line_id: 90, access_token: token, ...params }))["result"];
    assert.equal(await change("update_line_dict", { input_quantity: 5 }), false);
    assert.equal(await change("update_line_dict", { unlink: true }), false);
    assert.equal(await change("update_line", {}), false);
    await visitor.request(`/my/orders/38/add_option/9?access_token=${token}`);
    assert.deepEqual(await database.query("select id, quantity from portal_order_line where order_id = 38"), [
      { id: 90, quantity: 1 },
    ]);
  });

  test("opens by its token or for its customer only, as a page and as a PDF", async () => {
    const [anonymous, portal, portal2] = [actors["anonymous"]!, actors["portal"]!, actors["portal2"]!];
    for (const [visitor, path] of [
      [anonymous, "/my/orders/39"],
      [anonymous, "/my/orders/39?access_token=bad"],
      [portal2, "/my/orders/39"],
    ] as const)
      assert.equal((await visitor.request(path)).headers.get("location"), "/my");
    const page = await (await portal.request("/my/orders/39")).text();
    assert.match(page, /o_portal_signature_form/);
    assert.doesNotMatch(page, /data-token="0710165f[^"]*" data-res_model/);
    const pdf = await anonymous.request(
      "/my/orders/39?access_token=0710165f-7063-42ab-9639-70ab79d52a80&report_type=pdf&download=true",
    );
    assert.equal(pdf.headers.get("content-type"), "application/pdf");
    assert.match(pdf.headers.get("content-disposition")!, /^attachment/);
    assert.match(await pdf.text(), /^%PDF-1\.\d[^]*%%EOF\n?$/);
  });

  test("is signed with an image in base64 only, decoded like Python", async () => {
    const [res_id, access_token] = orders[6];
    const sign = async (signature: string) =>
      await actors["anonymous"]!.call(`/my/orders/${res_id}/accept`, { res_id, access_token, signature });
    for (const [signature, name, message] of [
      [
        "not_base64__",
        "binascii.Error",
        /^Invalid base64-encoded string: number of data characters \(9\) cannot be 1 more/,
      ],
      ["abcdefg_", "binascii.Error", /^Incorrect padding$/],
      ["abcdef", "binascii.Error", /^Incorrect padding$/],
      ["ab=c", "binascii.Error", /^Incorrect padding$/],
      ["abc\u00e9", "builtins.ValueError", /^string argument should contain only ASCII characters$/],
    ] as const) {
      const { error } = (await sign(signature)) as { error?: { data: { name: string; message: string } } };
      assert.equal(error?.data.name, name, signature);
      assert.match(error.data.message, message);
    }
    assert.deepEqual(await suite.database.query("select signature from portal_order where id = $1", [res_id]), [
      { signature: null },
    ]);
    // other characters are skipped
    assert.ok((await sign("iVBO\nRw0K"))["result"]);
  });

  test("is discussed by its token, and by its customer", async () => {
    const [id, token] = orders[5];
    const ask = async (actor: string, with_token?: string) => {
      const params = { res_model: "sale.order", res_id: id, allow_composer: 1, token: with_token };
      const { result } = await actors[actor]!.call("/mail/chatter_init", params);
      return (result as { options: { display_composer: unknown } } | undefined)?.options.display_composer;
    };
    assert.ok(await ask("anonymous", token));
    assert.ok(await ask("portal"));
    assert.equal(await ask("anonymous", "another"), undefined);
  });

  test("an invoice has a page, a document for its frame, and a PDF, for its customer only", async () => {
    const [{ id } = { id: 0 }] = await suite.database.query<{ id: number }>(
      "select min(id) as id from portal_document where kind = 'invoice'",
    );
    const portal = actors["portal"]!;
    const path = `/my/invoices/${id}`;
    assert.match(await (await portal.request(path)).text(), /id="invoice_html"/);
    assert.match(await (await portal.request(`${path}?report_type=html`)).text(), /id="wrapwrap"/);
    assert.equal((await portal.request(`${path}?report_type=pdf`)).headers.get("content-type"), "application/pdf");
    assert.equal((await actors["portal2"]!.request(path)).headers.get("location"), "/my");
    assert.match((await actors["anonymous"]!.request(path)).headers.get("location")!, /^\/web\/login/);
  });
});
