import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { pageRegistry } from "#shared/element/index.ts";
import { createPublish } from "#website/publish/publish.store.ts";
import { createHost } from "../shared/state/host.ts";
import { type RunningSuite, startSuite } from "../shared/state/suite.ts";
import { signIn } from "./sign-in.ts";

const path = "/website/publish";
const sale = { model: "website.page", resId: 4, published: false, controller: "" };

describe("the store of the publish switch", () => {
  let suite: RunningSuite;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(async () => {
    pageRegistry().stores?.clear();
    suite.garbled = false;
    suite.holds.clear();
    await suite.database.query("update website_page set published = (id <> 4)");
    await signIn(suite, "publisher");
  });

  const isPublished = async () =>
    (await suite.database.query<{ published: boolean }>("select published from website_page where id = 4"))[0]
      ?.published;

  function start(props = sale) {
    const host = createHost(suite.origin, props);
    return { host, store: createPublish(host) };
  }

  it("changes after the suite has confirmed, once for repeated presses", async () => {
    const { host, store } = start();
    let release = () => {};
    suite.holds.set(path, new Promise<void>((resolve) => (release = resolve)));
    const done = [store.toggle(), store.toggle()];
    assert.deepEqual([store.state.get().published, store.state.get().busy], [false, true]);
    assert.deepEqual([...host.states], ["busy"]);
    release();
    await Promise.all(done);
    assert.deepEqual([suite.calls, await isPublished()], [[path], true]);
    assert.deepEqual(store.state.get(), { published: true, busy: false, error: null });
    assert.deepEqual(host.events, [["suite-publish-change", { published: true }]]);
    await store.toggle();
    assert.deepEqual([await isPublished(), store.state.get().published], [false, false]);
  });

  it("keeps its state after a refusal, with the suite's reason", async () => {
    const { host, store } = start({ ...sale, model: "blog.post", resId: 1 });
    await store.toggle();
    const { published, error } = store.state.get();
    assert.equal(published, false);
    assert.match((error as { text: string }).text, /^Sorry, you are not allowed to modify this document/);
    assert.deepEqual([host.events, host.errors.length], [[], 1]);
  });

  it("publishes the record although the response to the first call was lost", async () => {
    const { store } = start();
    suite.garbled = true;
    await store.toggle();
    assert.equal((store.state.get().error as { kind: string }).kind, "contract");
    suite.garbled = false;
    // the suite had published the record
    await suite.database.query("update website_page set published = true where id = 4");
    await store.toggle();
    assert.deepEqual([await isPublished(), store.state.get().published], [true, true]);
  });

  it("calls the route that the markup names", async () => {
    const { store } = start({ ...sale, controller: "/website/publish?mine" });
    await store.toggle();
    assert.deepEqual(suite.calls, [path]);
    const { store: other } = start({ ...sale, controller: "/blog/publish" });
    await other.toggle();
    assert.deepEqual(
      [suite.calls.at(-1), (other.state.get().error as { kind: string }).kind],
      ["/blog/publish", "config"],
    );
  });

  it("updates the other switches of the same record, and no others", async () => {
    const [one, same, other] = [start(), start(), start({ ...sale, resId: 5 })];
    await one.store.toggle();
    assert.deepEqual(
      [one, same, other].map(({ store }) => store.state.get().published),
      [true, true, false],
    );
    assert.deepEqual(same.host.events, []);
    one.host.remove();
    await same.store.toggle();
    assert.equal(one.store.state.get().published, true, "an element that is gone hears nothing");
  });
});
