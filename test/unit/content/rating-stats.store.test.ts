import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { createRatingStats } from "#content/rating-stats/rating-stats.store.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { createHost, until } from "../shared/state/host.ts";
import { type RunningSuite, startSuite } from "../shared/state/suite.ts";

const bench = { resModel: "product.template", resId: 2, token: "" };

describe("the ratings of a record", () => {
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

  async function place(props: Partial<typeof bench> = {}) {
    const host = createHost(suite.origin, { ...bench, ...props });
    const store = createRatingStats(host);
    await until(store.state, ({ loading }) => !loading);
    return { host, store };
  }

  it("are asked for once, however many blocks show them", async () => {
    const [first] = await Promise.all([place(), place()]);
    const { stats } = first.store.state.get();
    assert.deepEqual([stats?.avg, stats?.total, stats?.percent["10"]], [8, 4, 50]);
    assert.deepEqual(suite.calls, ["/mail/chatter_init"]);
  });

  it("of a record that has none are none", async () => {
    const { store } = await place({ resId: 3 });
    assert.equal(store.state.get().stats?.total, 0);
  });

  it("are shown by code that may not come: an error, told once, and another try that asks for no ratings again", async () => {
    const { host, store } = await place();
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

  it("did not come: an error, told once, and another try", async () => {
    suite.garbled = true;
    const { host, store } = await place();
    assert.equal(host.errors.length, 1);
    suite.garbled = false;
    store.retry();
    await until(store.state, ({ stats }) => !!stats);
    assert.equal(store.state.get().error, null);
  });

  it("are asked for anew when somebody has written, and stay where that fails", async () => {
    const { host, store } = await place();
    suite.calls.length = 0;
    await store.refresh();
    assert.deepEqual(suite.calls, ["/mail/chatter_init"]);
    suite.garbled = true;
    await store.refresh();
    assert.deepEqual([store.state.get().stats?.total, host.errors], [4, []]);
  });

  it("choose what is shown of the record, unless the page says no", async () => {
    const { host, store } = await place();
    store.filter(4);
    const detail = { rating: 4, model: "product.template", resId: 2, server: suite.origin };
    assert.deepEqual([host.events, store.state.get().filter], [[["suite-rating-filter", detail]], 4]);
    host.prevents.add("suite-rating-filter");
    store.filter(0);
    assert.equal(store.state.get().filter, 4);
  });
});
