import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "../browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

describe("lists of documents", () => {
  async function page(path: string, user = "portal"): Promise<string> {
    const visitor = browser(suite);
    await visitor.signIn(user);
    return (await visitor.request(path)).text();
  }
  const names = (html: string) => [...html.matchAll(/<tr><td>(?:<a [^>]*>)?([^<]*)</g)].map(([, name]) => name);

  test("are a customer's own, by page, the latest first", async () => {
    assert.equal((await browser(suite).request("/my/orders")).status, 302);
    const first = await page("/my/orders");
    assert.deepEqual([names(first).length, names(first)[0]], [20, "SO047"]);
    assert.match(first, /href="\/my\/orders\/page\/2\?sortby=date"/);
    assert.deepEqual(names(await page("/my/orders/page/3")).length, 7);
    assert.deepEqual(names(await page("/my/orders/page/99")).length, 7, "the last one there is");
    assert.match(await page("/my/orders", "publisher"), /There are no documents that fit\./);
    assert.match(await page("/my"), /Sales Orders <span class="badge badge-secondary badge-pill">47</);
  });

  test("are searched and sorted, with the text as neither pattern nor markup", async () => {
    assert.deepEqual(names(await page("/my/tickets?search_in=title&search=LEG")), ["#2"]);
    assert.deepEqual(names(await page("/my/tickets?search_in=name&search=leg")), []);
    assert.deepEqual(names(await page("/my/tickets?search=%25")), []);
    assert.deepEqual(names(await page("/my/tickets?sortby=name")), ["#1", "#2", "#3", "#4"]);
    assert.deepEqual(names(await page("/my/tickets?sortby=__proto__&search_in=constructor")).length, 4);
    assert.match(await page('/my/tickets?search="><script>'), /value="&quot;&gt;&lt;script&gt;"/);
    assert.match(await page("/my/orders?search=bench&sortby=name"), /sortby=stage&amp;search_in=all&amp;search=bench/);
  });

  test("show due dates of invoices", async () => {
    assert.equal((await page("/my/invoices")).match(/o_portal_sidebar_timeago/g)?.length, 11);
  });
});
