import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { createLatestPosts } from "#content/latest-posts/latest-posts.store.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { createHost, until } from "../shared/state/host.ts";
import { type RunningSuite, startSuite } from "../shared/state/suite.ts";

const path = "/blog/render_latest_posts";

describe("the newest posts", () => {
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

  function place(props: Partial<typeof list> = {}, isEditing = false) {
    const host = createHost(suite.origin, { ...list, ...props });
    host.editing.set(isEditing);
    const store = createLatestPosts(host);
    const answered = () => until(store.state, ({ loading }) => !loading);
    const titles = () => [...(store.state.get().html ?? "").matchAll(/<h4>(.*?)<\/h4>/g)].map(([, title]) => title);
    return { host, store, answered, titles };
  }

  it("are of all blogs or of one, as many as the page asks for, once for blocks that ask for the same", async () => {
    const [all, same, one] = [place({ limit: 1 }), place({ limit: 1 }), place({ blogId: 2 })];
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

  it("are asked for on a page that opens in its editor too, which is told of an error", async () => {
    suite.garbled = true;
    const { host, store, answered } = place({}, true);
    await answered();
    assert.deepEqual([suite.calls, !!store.state.get().error], [[path], true]);
    host.editing.set(false);
    await answered();
    assert.deepEqual(suite.calls, [path]);
  });

  it("did not come: an error, told once, that can be tried again", async () => {
    suite.garbled = true;
    const { host, store, answered, titles } = place();
    await answered();
    assert.deepEqual([host.errors.map((error) => (error as { kind: string }).kind), titles()], [["contract"], []]);
    suite.garbled = false;
    store.retry();
    await until(store.state, ({ error }) => !error);
    assert.deepEqual([titles().length, [...host.states]], [3, []]);
  });

  it("by a template that the suite does not have are an error of the suite", async () => {
    const { host, answered } = place({ template: "website_blog.s_nothing" });
    await answered();
    assert.equal(host.errors.length, 1);
  });

  it("are of the blog that the attribute says now, however late the answer for the other one comes", async () => {
    // the first call of a page goes alone
    await place({ limit: 1 }).answered();
    suite.calls.length = 0;
    let release = () => {};
    suite.holds.set(path, new Promise<void>((resolve) => (release = resolve)));
    const { host, store, answered, titles } = place({ blogId: 1 });
    while (!suite.calls.length) await new Promise((done) => setImmediate(done));
    suite.holds.clear();
    host.props.set({ ...list, blogId: 2 });
    await until(store.state, ({ html }) => html !== null);
    release();
    await Promise.all([answered(), place({ blogId: 1 }).answered()]);
    assert.deepEqual(titles(), ["A wobbling leg in twenty minutes"]);
  });
});
