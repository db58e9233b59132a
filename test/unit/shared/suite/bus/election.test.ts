import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { keyOf, pass, settle, Site, stopClock, type Tab } from "./site.ts";

/** Counts how often a tab wrote a key. */
const written = (site: Site, tab: Tab, name: string) =>
  site.changes.filter(({ by, key }) => by === tab && key === keyOf(name)).length;

async function listening(site: Site, count: number): Promise<Tab[]> {
  const tabs: Tab[] = [];
  for (; tabs.length < count; await settle()) {
    const tab = site.open();
    tab.listen("lambda");
    tabs.push(tab);
  }
  return tabs;
}

describe("election by lock", () => {
  test("a crashed master is replaced at once", async (t) => {
    stopClock(t);
    const site = new Site(true);
    const [first] = await listening(site, 20);
    first!.crash();
    await settle();
    assert.deepEqual(site.polling, ["tab 2"]);
  });

  test("the master keeps a tab with the suite's own client from polling", async (t) => {
    stopClock(t);
    const site = new Site(true);
    const stock = site.open();
    const [first] = await listening(site, 2);
    await settle();
    assert.equal(site.stored("master"), true);
    for (let beat = 0; beat < 3; beat++) {
      stock.write("heartbeat", Date.now() - 1); // believes to be master
      await pass(1500);
      assert.equal(site.stored("heartbeat"), Date.now());
    }
    first!.close();
    assert.equal(site.stored("master"), null);
    await settle();
    assert.equal(site.stored("master"), true);
    assert.deepEqual(site.polling, ["tab 3"]);
  });

  test("a tab that leaves before its turn is skipped", async (t) => {
    stopClock(t);
    const site = new Site(true);
    const [first, second, third] = await listening(site, 3);
    second!.page.dispatchEvent(new Event("freeze"));
    first!.page.dispatchEvent(new Event("freeze"));
    await settle();
    assert.deepEqual(site.polling, ["tab 3"]);
    for (const tab of [first, second]) tab!.page.dispatchEvent(new Event("resume"));
    await settle();
    assert.deepEqual(site.polling, ["tab 3"]);
    third!.close();
    await settle();
    assert.deepEqual(site.polling, ["tab 1"]);
  });

  test("a lock that is granted to a leaving tab is released", async (t) => {
    stopClock(t);
    const site = new Site(true);
    let grant = () => {};
    const given = new Promise((resolve) => (grant = resolve as () => void));
    let held: unknown;
    const request = (_name: string, _options: LockOptions, hold: (lock: null) => unknown) =>
      given.then(() => (held = hold(null)));
    const tab = site.open({ locks: { request: request as LockManager["request"] } });
    tab.listen("lambda");
    tab.close();
    grant();
    await settle();
    await held;
    assert.deepEqual(site.polling, []);
  });

  test("each tab polls if the browser refuses locks", async (t) => {
    stopClock(t);
    const site = new Site(true);
    const refuse = () => Promise.reject(new DOMException("not here", "SecurityError"));
    site.open({ locks: { request: refuse } }).listen("lambda");
    await settle();
    assert.deepEqual(site.polling, ["tab 1"]);
  });
});

describe("election by heartbeats", () => {
  test("a master beats every 1.5 s, the others every 10 s", async (t) => {
    stopClock(t);
    const site = new Site(false);
    const [first, master, other] = await listening(site, 3);
    await pass(5000);
    first!.close();
    await settle();
    const before = [written(site, master!, "heartbeat"), written(site, other!, "peers")];
    await pass(30_000);
    assert.equal(written(site, master!, "heartbeat") - before[0]!, 20);
    assert.equal(written(site, other!, "peers") - before[1]!, 3);
  });

  test("a crashed master is replaced within 15 s, once its last heartbeat is 5 s old", async (t) => {
    stopClock(t);
    for (const wait of [0, 2000, 4000, 6000, 8000]) {
      const site = new Site(false);
      const [first] = await listening(site, 3);
      await pass(wait);
      first!.crash();
      await pass(4900);
      const soon = site.polling;
      await pass(10_100);
      assert.deepEqual(soon, [], `after ${wait} ms`);
      assert.equal(site.polling.length, 1, `after ${wait} ms`);
    }
  });

  test("a closed tab is skipped", async (t) => {
    stopClock(t);
    const site = new Site(false);
    const [first, second] = await listening(site, 3);
    second!.close();
    await settle();
    first!.close();
    await settle();
    assert.deepEqual(site.polling, ["tab 3"]);
  });

  test("a peer without a check for 15 s is skipped", async (t) => {
    stopClock(t);
    const site = new Site(false);
    const [first, second] = await listening(site, 3);
    await pass(100);
    second!.crash();
    await pass(10_000);
    first!.crash();
    await pass(15_100);
    assert.deepEqual(site.polling, ["tab 3"]);
    assert.deepEqual(Object.keys(site.stored("peers") as object), []);
  });

  test("of two masters the one that was overwritten steps down at once", async (t) => {
    stopClock(t);
    const site = new Site(false);
    const [first, second] = [site.open(), site.open()];
    for (const tab of [first, second]) tab.lag();
    first.listen("lambda");
    await pass(50);
    second.listen("lambda");
    assert.deepEqual(site.polling, ["tab 1", "tab 2"]);
    for (const tab of [first, second]) tab.catchUp();
    await settle();
    assert.deepEqual(site.polling, ["tab 2"]);
    await pass(30_000);
    assert.deepEqual(site.polling, ["tab 2"]);
    second.close();
    await settle();
    assert.deepEqual(site.polling, ["tab 1"]);
  });

  test("tabs that are opened in the same moment have different names", async (t) => {
    stopClock(t);
    const site = new Site(false);
    t.mock.method(Math, "random", () => site.tabs.length / 10);
    for (let count = 0; count < 3; count++) site.open().listen("lambda");
    await settle();
    assert.equal(Object.keys(site.stored("peers") as object).length, 2);
    for (const name of Object.keys(site.stored("peers") as object)) assert.match(name, /^bus\d+:\d+$/);
  });
});
