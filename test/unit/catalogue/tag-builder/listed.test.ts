import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { pages } from "#demo/catalogue/index.tsx";
import type { NamedRecord } from "#demo/server/records.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "#test/unit/server/browser.ts";
import { listen } from "#test/unit/server/listen.ts";
import { unbuilt } from "../elements.ts";

describe("the tag builder for another suite", () => {
  let real: Suite;
  let upstream: Awaited<ReturnType<typeof listen>>;
  let front: Suite;
  let visitor: Browser;
  before(async () => {
    real = await openSuite({ hold: 1 });
    upstream = await listen(real);
    front = await openSuite({ upstream: upstream.url });
    front.app.route("/", pages(front, unbuilt));
    visitor = browser(front);
  });
  after(async () => {
    await upstream.close();
    await front.close();
    await real.close();
  });

  const find = async (query: Record<string, string>): Promise<readonly NamedRecord[]> =>
    (await visitor.request(`/build/records?${new URLSearchParams(query)}`)).json() as Promise<readonly NamedRecord[]>;
  const follow = { tag: "suite-follow", field: "data-res-id", "data-model": "blog.post" };

  test("finds records that the suite's pages list, by name or id", async () => {
    // the pages of this server list another record
    await real.database.query("update blog_post set name = 'Oil & soap' where id = 3");
    const [post] = await find({ ...follow, search: "oil &" });
    assert.deepEqual(post, { id: 3, name: "Oil & soap" });
    assert.deepEqual(await find({ ...follow, search: "3" }), [post]);
    const product = { tag: "suite-product", field: "data-template-id" };
    const [first, ...others] = await find({ ...product, search: "" });
    assert.ok(first && others.length > 0);
    assert.ok((await find({ ...product, search: first.name.toUpperCase() })).some(({ id }) => id === first.id));
    assert.deepEqual(await find({ ...product, search: "nothing is called so" }), []);
  });

  test("explains where ids of other records are found", async () => {
    assert.deepEqual(await find({ tag: "suite-livechat", field: "data-channel-id", search: "" }), []);
    const form = async (tag: string) => (await visitor.request(`/build?tag=${tag}`)).text();
    const chat = await form("suite-livechat");
    assert.match(chat, /No page of the suite lists these/);
    assert.doesNotMatch(chat, /data-find=/);
    const post = await form("suite-follow");
    assert.match(post, /data-find="data-res-id"/);
    assert.match(post, /Finds posts, .*\. The id of any other record/);
  });

  test("finds nothing while the suite does not respond", async () => {
    await upstream.close();
    assert.deepEqual(await find({ ...follow, search: "" }), []);
  });
});
