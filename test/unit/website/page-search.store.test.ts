import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { createPageSearch } from "#website/page-search/page-search.store.ts";
import { createHost, until } from "../shared/state/host.ts";
import { type RunningSuite, startSuite } from "../shared/state/suite.ts";
import { signIn } from "./sign-in.ts";

const path = "/web/dataset/call_kw/website/search_pages";

describe("the store of the page search", () => {
  let suite: RunningSuite;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(async () => {
    suite.garbled = false;
    suite.holds.clear();
    await signIn(suite, "publisher");
  });

  function start(limit = 15) {
    const host = createHost(suite.origin, { name: "", limit });
    const store = createPageSearch(host);
    const answered = () => until(store.state, ({ busy }) => !busy);
    const found = () => store.state.get().pages.map(({ loc }) => loc);
    return { host, store, answered, found };
  }

  it("calls once for text typed in one go, with or without a leading slash, and returns names of real pages", async () => {
    const { store, answered, found } = start();
    for (const text of ["/", "/o", "/our-w"]) store.type(text);
    await answered();
    assert.deepEqual([suite.calls, found()], [[path], ["/our-workshop"]]);
    assert.equal(store.state.get().pages[0]?.name, "Our workshop");
    store.type("no such page");
    await answered();
    assert.deepEqual(found(), []);
  });

  it("drops a late response to an earlier text", async () => {
    const { store, answered, found } = start();
    let release = () => {};
    suite.holds.set(path, new Promise<void>((resolve) => (release = resolve)));
    store.open();
    while (!suite.calls.length) await new Promise((done) => setImmediate(done));
    suite.holds.clear();
    store.type("contact");
    await answered();
    release();
    assert.ok(found().length > 0 && found().every((loc) => loc.includes("contact")), found().join());
  });

  it("shows pages up to the limit when opened, and emits the chosen one", async () => {
    const { host, store, answered, found } = start(3);
    store.open();
    await answered();
    assert.equal(found().length, 3);
    store.reach(2);
    assert.equal(store.state.get().active, 2);
    const [loc] = found();
    store.choose(0);
    assert.deepEqual(host.events, [["suite-page-select", { loc }]]);
    assert.deepEqual([store.state.get().text, store.state.get().isOpen], [loc, false]);
  });

  it("shows an error, keeps the text, and calls again when reopened", async () => {
    const { host, store, answered, found } = start();
    suite.garbled = true;
    store.type("shop");
    await answered();
    const { error, text } = store.state.get();
    assert.deepEqual([(error as { kind: string }).kind, text, host.errors.length], ["contract", "shop", 1]);
    suite.garbled = false;
    store.close();
    store.open();
    await answered();
    assert.ok(found().includes("/shop"));
  });
});
