import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { sampleOrder } from "#demo/server/portal/orders/sample.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "../browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const order = `/my/orders/${sampleOrder.id}`;
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);

describe("the portal in the reader's language", () => {
  test("has quantities and amounts without zeros that say nothing, and answers of the calls alike", async () => {
    await suite.database.query(
      "insert into portal_order_line (order_id, name, price, quantity) values ($1, 'Oil', 80000, 2.5)",
      [sampleOrder.id],
    );
    const read = async (prefix: string) => {
      const page = await browser(suite).request(`${prefix}${order}?access_token=${sampleOrder.token}`);
      const html = await page.text();
      const [total] = found(html, /<b data-id="total_amount">.*?<span class="oe_currency_value">([^<]*)/g);
      return [...found(html, /<td class="text-right"><span>([^<]*)<\/span>/g), total];
    };
    assert.deepEqual(await read(""), ["1", "1", "2.5", "2,387.55"]);
    assert.deepEqual(await read("/de_DE"), ["1", "1", "2,5", "2.387,55"]);
    const { result } = await browser(suite).call(`/de_DE${order}/update_line_dict`, {
      line_id: sampleOrder.line,
      access_token: sampleOrder.token,
    });
    assert.equal((result as { order_amount_total: string }).order_amount_total, "2.404,23");
  });

  test("has dates as the language writes them", async () => {
    const [document] = await suite.database.query<{ date: string }>(
      "select date::text from portal_document where id = $1",
      [sampleOrder.id],
    );
    for (const [prefix, tag] of Object.entries({ "": "en-US", "/de_DE": "de-DE", "/ar_001": "ar-001" })) {
      const format = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" });
      const written = format.format(new Date(document!.date));
      const visitor = browser(suite);
      await visitor.signIn("portal");
      for (const path of [order, "/my/orders"]) {
        const html = await (await visitor.request(prefix + path)).text();
        assert.ok(html.includes(`>${written}</`), `${prefix}${path}: ${written}`);
        assert.doesNotMatch(html, />\d{4}-\d{2}-\d{2}</);
      }
    }
  });

  test("has no English words but names on Arabic pages", async () => {
    const visitor = browser(suite);
    await visitor.signIn("portal");
    const [invoice] = await suite.database.query<{ id: number }>(
      "select id from portal_document where kind = 'invoice' and partner_id = 8 order by id limit 1",
    );
    const paths = [
      [visitor, order],
      [visitor, "/my/account"],
      [visitor, `/my/invoices/${invoice!.id}`],
      [visitor, `/my/invoices/${invoice!.id}?report_type=html`],
      [browser(suite), "/web/login"],
      [browser(suite), "/web/signup"],
    ] as const;
    for (const [reader, path] of paths) {
      const html = await (await reader.request(`/ar_001${path}`)).text();
      const content = (/<main[^]*<\/main>/.exec(html)?.[0] ?? html).replace(/<option[^]*?<\/option>/g, "");
      const texts = [
        ...found(content, />([^<]+)</g),
        ...found(content, / (?:title|alt|placeholder|aria-label)="([^"]*)"/g),
      ].join(" ");
      const names =
        /\b(SO\d+|INV|Joel Willis|Cushion, grey|Delivery and assembly|Oil for oak|Oil|Oak bench|Second bench)\b/g;
      assert.deepEqual(texts.replace(names, "").match(/[a-z]{2,}/gi), null, path);
    }
    const results = await (await visitor.request("/ar_001/survey/results/workshop-visit-1")).text();
    assert.doesNotMatch(results, /Answered|Skipped|Responses|Choices|Data<|Chart|Graph<|Common|surveys|Average/);
  });
});
