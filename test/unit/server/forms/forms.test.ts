import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { readDate } from "#demo/server/forms/language.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { header, type Recording, recordings } from "#test/fixtures/wire/recordings.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";
import { replay } from "../replay.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite({ hold: 1 });
});
after(() => suite.close());

async function withToken(visitor: Browser, recording: Recording): Promise<Recording> {
  const token = await visitor.pageToken();
  const body = recording.request.body?.replace(/(csrf_token(?:=|"\r\n\r\n))[0-9a-f]{40}o\d*/, `$1${token}`);
  return { ...recording, request: { ...recording.request, ...(body && { body }) } };
}

/** New ids differ from the recorded ones. */
const known = (body: string): string => body.replace(/"id": ?\d+/, '"id":0');

/** Recordings of a visitor with a cart. */
const ofCarts = ["shop_sale_order"];

describe("forms of the website", () => {
  for (const recording of recordings("website_form").filter(({ name }) => !ofCarts.includes(name)))
    test(`${recording.name} responds as recorded`, async () => {
      const visitor = browser(suite);
      const { status, headers, body = "" } = recording.response;
      const answer = await replay(visitor, await withToken(visitor, recording));
      // 500 is for unexpected errors
      assert.equal(answer.status, status === 500 ? 400 : status);
      if (status !== 200) return;
      assert.equal(answer.headers.get("content-type"), header(headers, "content-type"));
      assert.deepEqual(JSON.parse(known(await answer.text())), JSON.parse(known(body)) as unknown);
    });

  const send = async (visitor: Browser, model: string, fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ csrf_token: await visitor.pageToken(), ...fields }))
      body.append(name, value);
    return visitor.request(`/website_form/${model}`, { method: "POST", body });
  };

  test("received forms are read with their files by the operator only", async () => {
    const visitor = browser(suite);
    const file = new File(["<script>alert(1)</script>"], "drawing é.html", { type: "text/html" });
    const answer = await send(visitor, "crm.lead", { name: "A <b>chair</b>", Colour: "blue", "Pictures[0][0]": file });
    const { id } = (await answer.json()) as { id: number };
    const operator = browser(suite);
    await operator.signIn("operator");
    const [stored] = await suite.database.query<{ id: number; field: string }>(
      "select id, field from form_file where record_id = $1",
      [id],
    );
    assert.equal(stored!.field, "Pictures");
    const path = `/operator/forms/file/${stored!.id}`;
    const download = await operator.request(path);
    assert.equal(await download.text(), "<script>alert(1)</script>");
    assert.equal(download.headers.get("content-type"), "application/octet-stream");
    assert.equal(download.headers.get("content-disposition"), "attachment; filename*=UTF-8''drawing%20%C3%A9.html");
    assert.equal((await visitor.request(path)).status, 404);
  });

  test("a remark on an order belongs to the visitor's cart", async () => {
    const visitor = browser(suite);
    await visitor.call("/shop/cart/update_json", { product_id: 91, add_qty: 1 });
    const [order] = await suite.database.query<{ id: number; name: string }>(
      "select id, name from sale_order order by id desc limit 1",
    );
    const answer = await send(visitor, "shop.sale.order", {
      client_order_ref: "PO-1",
      "Give us your feedback": "fine",
    });
    assert.deepEqual(await answer.json(), { id: order!.id });
    const [record] = await suite.database.query("select fields, custom from form_record order by id desc limit 1");
    assert.deepEqual(record, {
      fields: { order: order!.name, client_order_ref: "PO-1" },
      custom: "Give us your feedback : fine",
    });
    assert.deepEqual(await (await send(browser(suite), "shop.sale.order", { client_order_ref: "PO-1" })).json(), {
      id: false,
    });
  });

  test("nothing is stored without a token, with a NUL, or for a name of an object", async () => {
    const visitor = browser(suite);
    const count = () => suite.database.query<{ count: number }>("select count(*)::integer as count from form_record");
    const before = await count();
    const bare = await visitor.request("/website_form/crm.lead", { method: "POST", body: new FormData() });
    assert.equal(bare.status, 400);
    assert.equal((await send(visitor, "crm.lead", { name: "a\0b" })).status, 400);
    assert.equal(await (await send(visitor, "constructor", { name: "a" })).text(), "false");
    assert.deepEqual(await count(), before);
  });

  test("files of more than a megabyte arrive, other bodies of that size are rejected", async () => {
    const visitor = browser(suite);
    const large = new File([new Uint8Array(3_000_000)], "large.bin");
    assert.equal((await send(visitor, "crm.lead", { name: "Large", "File[0][0]": large })).status, 200);
    assert.equal(
      (await send(visitor, "crm.lead", { name: "Huge", "File[0][0]": new File([new Uint8Array(40_000_000)], "x") }))
        .status,
      413,
    );
    assert.equal((await visitor.post("/website_form/crm.lead", { name: "x".repeat(2_000_000) })).status, 413);
  });

  test("dates are read in the language of the page", async () => {
    const visitor = browser(suite);
    const german = await visitor.call("/de_DE/website/translations", { mods: [], lang: null });
    assert.equal(
      (german["result"] as { lang_parameters: { date_format: string } }).lang_parameters.date_format,
      "%d.%m.%Y",
    );
    assert.equal(readDate("30.11.2026", "%d.%m.%Y"), "2026-11-30");
    assert.equal(readDate("3.1.2026 7:05:00", "%d.%m.%Y %H:%M:%S"), "2026-01-03 07:05:00");
    for (const wrong of ["31.02.2026", "30-11-2026", "2026-11-30", "30.11.26", ""])
      assert.equal(readDate(wrong, "%d.%m.%Y"), undefined);
  });

  test("Arabic has names of months and a 12-hour clock, read in English as hours of the morning", async () => {
    const answer = await browser(suite).call("/ar_001/website/translations", { mods: [], lang: null });
    const { date_format: date, time_format: time } = (answer["result"] as { lang_parameters: Record<string, string> })
      .lang_parameters;
    assert.deepEqual([date, time], ["%d %b, %Y", "%I:%M:%S"]);
    assert.equal(readDate("1 feb, 2026", date!), "2026-02-01");
    assert.equal(readDate("01 Feb, 2026 12:05:00", `${date} ${time}`), "2026-02-01 00:05:00");
    for (const wrong of ["01 فبراير, 2026", "2026-02-01", "01 %b, 2026", "31 Feb, 2026", "1 February, 2026"])
      assert.equal(readDate(wrong, date!), undefined, wrong);
    assert.equal(readDate("01 Feb, 2026 15:05:00", `${date} ${time}`), undefined);
  });

  test("the pages of the suite have their forms, filled in from the address", async () => {
    const visitor = browser(suite);
    const contact = await (await visitor.request("/contactus?name=A+%22desk%22&description=%3Cb%3E")).text();
    assert.match(contact, /name="name" required="" value="A &quot;desk&quot;"/);
    assert.match(contact, /<textarea[^>]+>&lt;b&gt;<\/textarea>/);
    const job = await (await visitor.request("/jobs/apply/2")).text();
    assert.match(job, /data-form_field_department_id="1" data-form_field_job_id="2"/);
    assert.equal((await visitor.request("/jobs/apply/9")).status, 404);
    for (const path of ["/jobs", "/job-thank-you", "/contactus-thank-you"])
      assert.equal((await visitor.request(path)).status, 200);
  });
});
