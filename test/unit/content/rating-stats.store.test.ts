import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { createRatingStats } from "#content/rating-stats/rating-stats.store.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { createHost, until } from "../shared/state/host.ts";
import { type RunningSuite, startSuite } from "../shared/state/suite.ts";

const bench = { resModel: "product.template", resId: 2, token: "" };

describe("rating-stats store", () => {
  let suite: RunningSuite;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(() => {
    pageRegistry().stores?.clear();
    suite.calls.length = 0;
    suite.garbled = false;
  });

  async function setup(props: Partial<typeof bench> = {}) {
    const host = createHost(suite.origin, { ...bench, ...props });
    const store = createRatingStats(host);
    await until(store.state, ({ loading }) => !loading);
    return { host, store };
  }

  it("loads the ratings once for several elements", async () => {
    const [first] = await Promise.all([setup(), setup()]);
    const { stats } = first.store.state.get();
    assert.deepEqual([stats?.avg, stats?.total, stats?.percent["10"]], [8, 4, 50]);
    assert.deepEqual(suite.calls, ["/mail/chatter_init"]);
  });

  it("has a total of 0 for a record without ratings", async () => {
    const { store } = await setup({ resId: 3 });
    assert.equal(store.state.get().stats?.total, 0);
  });

  it("reports code that could not be loaded once, and a retry does not load the ratings again", async () => {
    const { host, store } = await setup();
    store.failLoading(new Error("no code"));
    assert.deepEqual(
      host.errors.map((error) => (error as { kind: string }).kind),
      ["network"],
    );
    assert.equal(host.states.has("error"), true);
    store.retry();
    assert.deepEqual([store.state.get().loadError, host.states.has("error")], [null, false]);
    assert.deepEqual(suite.calls, ["/mail/chatter_init"]);
  });

  it("reports a failed call once, and retries", async () => {
    suite.garbled = true;
    const { host, store } = await setup();
    assert.equal(host.errors.length, 1);
    suite.garbled = false;
    store.retry();
    await until(store.state, ({ stats }) => !!stats);
    assert.equal(store.state.get().error, null);
  });

  it("loads the ratings again after a message, and keeps the old ones if that fails", async () => {
    const { host, store } = await setup();
    suite.calls.length = 0;
    await store.refresh();
    assert.deepEqual(suite.calls, ["/mail/chatter_init"]);
    suite.garbled = true;
    await store.refresh();
    assert.deepEqual([store.state.get().stats?.total, host.errors], [4, []]);
  });

  it("filters the messages unless the page cancels", async () => {
    const { host, store } = await setup();
    store.filter(4);
    const detail = { rating: 4, model: "product.template", resId: 2, server: suite.origin };
    assert.deepEqual([host.events, store.state.get().filter], [[["suite-rating-filter", detail]], 4]);
    host.prevents.add("suite-rating-filter");
    store.filter(0);
    assert.equal(store.state.get().filter, 4);
  });
});
