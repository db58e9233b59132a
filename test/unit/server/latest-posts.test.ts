import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "./browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const path = "/blog/render_latest_posts";
const list = { template: "website_blog.s_latest_posts_list_template", domain: [] as unknown };
const ask = async (params: object, role?: string) => {
  const visitor = browser(suite);
  if (role) await visitor.signIn(role);
  return (await visitor.call(path, { ...list, ...params })) as {
    result?: string;
    error?: { data: { name: string; exception_type: string } };
  };
};
const titles = (html = "") => [...html.matchAll(/<h4>(.*?)<\/h4>/g)].map(([, title]) => title);

describe("the newest posts", () => {
  test("come newest first, of one blog on request, limited as requested", async () => {
    assert.deepEqual(titles((await ask({ limit: 2 })).result), [
      "The chair we almost did not build",
      "What a table costs",
    ]);
    assert.deepEqual(titles((await ask({ domain: [["blog_id", "=", 2]] })).result), [
      "A wobbling leg in twenty minutes",
    ]);
    assert.deepEqual(titles((await ask({ limit: 1, order: "published_date asc" })).result), [
      "We have moved to the harbour",
    ]);
    assert.match((await ask({ domain: [["blog_id", "=", 999]] })).result!, /^\s+$/);
  });

  test("include drafts for the team only", async () => {
    const draft = "Next spring&#39;s bench";
    assert.equal(titles((await ask({})).result).includes(draft), false);
    assert.equal(titles((await ask({}, "publisher")).result).includes(draft), true);
  });

  test("have covers, which are pictures for readers of the post", async () => {
    const visitor = browser(suite);
    const [, cover] = /url\((.*?)\)/.exec((await ask({ limit: 1 })).result!) ?? [];
    const picture = await visitor.request(cover!);
    assert.deepEqual([picture.status, picture.headers.get("content-type")], [200, "image/svg+xml"]);
    assert.equal((await visitor.request("/web/image/blog.post/5/cover")).status, 403);
    assert.equal((await visitor.request("/web/image/blog.post/4040/cover")).status, 404);
  });

  test("are an error of the suite for an invalid request", async () => {
    const bad = [
      { template: "website_blog.s_nothing" },
      { template: "__proto__" },
      { domain: [["nofield", "=", 1]] },
      { domain: [["blog_id", "=", "x"]] },
      { domain: "blog_id" },
      { order: "id; drop table blog_post" },
      { order: { toString: 1 } },
      { limit: "x" },
      { limit: -1 },
    ];
    for (const params of bad) {
      const { error } = await ask(params);
      assert.equal(error?.data.exception_type, "internal_error", JSON.stringify(params));
    }
  });
});

describe("the archive of a blog", () => {
  const page = async (address: string) => (await browser(suite).request(address)).text();

  test("has the months with posts, and shows one of them", async () => {
    const all = await page("/blog/our-blog-1");
    const years = [...all.matchAll(/data-target="#b_(\d{4})"/g)].map(([, year]) => Number(year));
    assert.deepEqual([years.length >= 3, years], [true, [...years].sort((a, b) => b - a)]);
    const [, last] = [...all.matchAll(/href="([^"]*\?date_begin=[^"]*)"/g)].at(-1)!;
    const month = await page(last!.replaceAll("&amp;", "&"));
    assert.match(month, /class="nav-item active"/);
    assert.deepEqual(
      [...month.matchAll(/o_blog_post_title">(.*?)</g)].map(([, title]) => title),
      ["We have moved to the harbour"],
    );
  });

  test("lists all posts for an invalid month", async () => {
    const whole = await page("/blog/our-blog-1?date_begin=%27or%201=1");
    assert.equal([...whole.matchAll(/o_blog_post_title/g)].length > 3, true);
  });
});
