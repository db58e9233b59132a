import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "./browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const paths = [
  "/blog",
  "/blog/repair-notes-2",
  "/blog/our-blog-1/post/what-a-table-costs-2",
  "/event",
  "/event/conference-2",
  "/contactus",
  "/newsletter",
  "/web/login",
];

const html = async (visitor: Browser, path: string): Promise<string> => (await visitor.request(path)).text();
const recordedPage = (name: string): string =>
  readFileSync(new URL(`../../fixtures/wire/pages/${name}.html`, import.meta.url), "utf8");

/** Removes space between tags and texts, and treats `/>` like `>`. */
const normal = (markup: string): string =>
  markup
    .replace(/\s*\/>/g, ">")
    .replace(/\s+/g, " ")
    .replace(/>\s+|\s+</g, (space) => space.trim());
const block = (markup: string): string =>
  normal(/<div class="input-group js_follow".*?<\/div>\s*<\/div>/s.exec(markup)?.[0] ?? "nothing");
const fieldNames = (markup: string): string[] =>
  [...markup.matchAll(/<(?:input|textarea)[^>]*? name="(\w+)"/g)].map((match) => match[1] ?? "");

describe("built-in pages", () => {
  for (const path of paths) {
    test(`${path} has context, policy and our loader`, async () => {
      const response = await browser(suite).request(path);
      assert.equal(response.status, 200);
      assert.match(
        response.headers.get("content-security-policy") ?? "",
        /default-src 'none'; script-src 'self';.*require-trusted-types-for 'script'/,
      );
      const page = await response.text();
      assert.match(page, /<html lang="en-US" dir="ltr" data-website-id="1" data-oe-company-name="[^"]+">/);
      assert.match(page, /csrf_token: "[0-9a-f]{40}o"/);
      assert.match(page, /is_website_user: true,\s+user_id: 4/);
      assert.match(page, /<script src="\/dist\/suite.js" data-adopt="" defer="">/);
      assert.doesNotMatch(page, / style="| on\w+="|<style/);
    });
  }

  test("have the recorded markup in follow blocks", async () => {
    const visitor = browser(suite);
    assert.equal(block(await html(visitor, "/blog")), block(recordedPage("blog_list")));
    assert.equal(block(await html(visitor, "/event/x-2")), block(recordedPage("event_page")));
  });

  test("have the recorded fields in forms", async () => {
    const visitor = browser(suite);
    assert.deepEqual(fieldNames(await html(visitor, "/web/login")), fieldNames(recordedPage("login")));
    assert.deepEqual(fieldNames(await html(visitor, "/contactus")), fieldNames(recordedPage("contactus")));
  });

  test("the newsletter page has both snippets", async () => {
    const page = await html(browser(suite), "/newsletter");
    assert.match(page, /class="input-group js_subscribe" data-list-id="2"/);
    assert.match(page, /class="o_newsletter_popup" data-list-id="1"/);
    assert.match(page, /id="o_newsletter_popup" class="modal fade modal-md modal-dialog"/);
  });

  test("a signed-in user has no e-mail field; a publisher's page is editable", async () => {
    const visitor = browser(suite);
    await visitor.signIn("publisher");
    const page = await html(visitor, "/blog/our-blog-1/post/x-1");
    assert.doesNotMatch(page, /js_follow_email/);
    assert.match(page, /is_website_user: false,\s+user_id: 8/);
    assert.match(page, /data-editable="1" data-main-object="blog.post\(1,\)"/);
  });

  test("a draft is 403 for visitors and a page for the team", async () => {
    const visitor = browser(suite);
    const refused = await visitor.request("/blog/our-blog-1/post/next-5");
    assert.equal(refused.status, 403);
    assert.match(await refused.text(), /403: Forbidden/);
    assert.doesNotMatch(await html(visitor, "/blog"), /Next spring/);
    await visitor.signIn("publisher");
    assert.equal((await visitor.request("/blog/our-blog-1/post/next-5")).status, 200);
  });

  test("an unknown page is the website's page 404", async () => {
    const visitor = browser(suite);
    for (const path of [
      "/nope",
      "/blog/none-99",
      "/blog/none",
      "/blog/our-blog-1/post/x-99",
      "/event/99999999999",
      "/fr_FR/nope",
    ]) {
      const response = await visitor.request(path);
      assert.equal(response.status, 404, path);
      assert.match(await response.text(), /404: Page not found!/);
    }
  });

  test("submitted text comes back escaped", async () => {
    const page = await html(browser(suite), `/web/login?redirect=${encodeURIComponent('"><b id=x>')}`);
    assert.doesNotMatch(page, /<b id=x>/);
  });

  test("a body of more than a megabyte is rejected", async () => {
    const response = await browser(suite).send("/website_mail/is_follower", {
      model: "x".repeat(1024 * 1024),
      res_id: 1,
    });
    assert.equal(response.status, 413);
  });

  test("a panel is at the end of the page", async () => {
    suite.panel = (visit) => `panel for ${visit.user.name}`;
    const page = await html(browser(suite), "/blog");
    suite.panel = () => null;
    assert.match(page, /panel for Public user<\/body>/);
  });
});
