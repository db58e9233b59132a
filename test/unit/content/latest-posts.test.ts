import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { createLatestPosts } from "#content/latest-posts/latest-posts.store.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { createHost, until } from "../shared/state/host.ts";
import { type RunningSuite, startSuite } from "../shared/state/suite.ts";

const path = "/blog/render_latest_posts";

describe("latest-posts store", () => {
  let suite: RunningSuite;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(() => {
    pageRegistry().stores?.clear();
    suite.calls.length = 0;
    suite.garbled = false;
    suite.holds.clear();
  });

  const list = { template: "website_blog.s_latest_posts_list_template", blogId: 0, limit: 3 };

  function setup(props: Partial<typeof list> = {}, isEditing = false) {
    const host = createHost(suite.origin, { ...list, ...props });
    host.editing.set(isEditing);
    const store = createLatestPosts(host);
    const answered = () => until(store.state, ({ loading }) => !loading);
    const titles = () => [...(store.state.get().html ?? "").matchAll(/<h4>(.*?)<\/h4>/g)].map(([, title]) => title);
    return { host, store, answered, titles };
  }

  it("loads posts of all blogs or of one, once for elements with the same attributes", async () => {
    const [all, same, one] = [setup({ limit: 1 }), setup({ limit: 1 }), setup({ blogId: 2 })];
    assert.deepEqual([...all.host.states], ["loading"]);
    await Promise.all([all, same, one].map(({ answered }) => answered()));
    assert.deepEqual(suite.calls, [path, path]);
    assert.deepEqual(
      [all, same, one].map(({ titles }) => titles()),
      [
        ["The chair we almost did not build"],
        ["The chair we almost did not build"],
        ["A wobbling leg in twenty minutes"],
      ],
    );
    assert.deepEqual([...all.host.states], []);
  });

  it("loads posts also while the page is edited, and reports an error", async () => {
    suite.garbled = true;
    const { host, store, answered } = setup({}, true);
    await answered();
    assert.deepEqual([suite.calls, !!store.state.get().error], [[path], true]);
    host.editing.set(false);
    await answered();
    assert.deepEqual(suite.calls, [path]);
  });

  it("reports a failed call once, and retries", async () => {
    suite.garbled = true;
    const { host, store, answered, titles } = setup();
    await answered();
    assert.deepEqual([host.errors.map((error) => (error as { kind: string }).kind), titles()], [["contract"], []]);
    suite.garbled = false;
    store.retry();
    assert.equal(store.state.get().loading, true, "busy during the retry");
    await until(store.state, ({ error }) => !error);
    assert.deepEqual([titles().length, [...host.states]], [3, []]);
  });

  it("reports an unknown template as a server error", async () => {
    const { host, answered } = setup({ template: "website_blog.s_nothing" });
    await answered();
    assert.equal(host.errors.length, 1);
  });

  it("ignores a late response for the previous blog", async () => {
    // the first call of a page is sent alone
    await setup({ limit: 1 }).answered();
    suite.calls.length = 0;
    let release = () => {};
    suite.holds.set(path, new Promise<void>((resolve) => (release = resolve)));
    const { host, store, answered, titles } = setup({ blogId: 1 });
    while (!suite.calls.length) await new Promise((done) => setImmediate(done));
    suite.holds.clear();
    host.props.set({ ...list, blogId: 2 });
    await until(store.state, ({ html }) => html !== null);
    release();
    await Promise.all([answered(), setup({ blogId: 1 }).answered()]);
    assert.deepEqual(titles(), ["A wobbling leg in twenty minutes"]);
  });
});
