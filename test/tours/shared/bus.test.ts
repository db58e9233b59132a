import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { begun } from "#test/leaving.ts";
import { Visitor } from "./bus/visitor.ts";

const withoutLocks = `Object.defineProperty(Navigator.prototype, "locks", { value: undefined });`;
const withoutStorage = `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("not here", "SecurityError"); } });`;
/** True for `npm run test:all`: other runs skip repetitions. */
const isThorough = process.env.SUITE_THOROUGH === "1";
const rounds = isThorough ? 5 : 1;
const oneOnly = (polling: readonly string[]) => polling.length === 1;

describe("the bus in many tabs", () => {
  for (const [count, election, script] of [
    [20, "locks", ""],
    [6, "heartbeats", withoutLocks],
  ] as const)
    it(`has one request in flight for ${count} tabs, with ${election}`, async (t) => {
      const visitor = await Visitor.start(t, script);
      await visitor.open(count);
      await visitor.server.until(oneOnly);
      visitor.server.most = 0;
      for (let time = 0; time < 5; time++) {
        visitor.say();
        await visitor.allHeard();
      }
      assert.equal(visitor.server.most, 1);
    });

  for (const [election, script] of [
    ["locks", ""],
    ["heartbeats", withoutLocks],
  ] as const)
    it(`replaces a master at once that is closed or navigates, with ${election}`, async (t) => {
      const visitor = await Visitor.start(t, script);
      await visitor.open(4);
      for (const leave of ["close", "navigate"]) {
        await visitor.server.until(oneOnly);
        const master = visitor.takeMaster();
        if (leave === "close") await master.page.close({ runBeforeUnload: true });
        else await master.page.goto("about:blank");
        const wait = await visitor.server.replaced(master.url);
        assert.ok(wait < 1000, `${leave}: ${wait} ms`);
        visitor.say();
        await visitor.allHeard();
      }
    });

  it("a page from the back/forward cache listens again, and reports a gap", async (t) => {
    const visitor = await Visitor.start(t);
    await visitor.open(2);
    await visitor.server.until(oneOnly);
    const kept = visitor.takeMaster();
    const gone = visitor.server.replaced(kept.url);
    await kept.page.goto(`${new URL(kept.url).origin}/elsewhere`, { waitUntil: "commit" });
    await gone;
    visitor.say();
    await visitor.allHeard();
    await kept.page.goBack({ waitUntil: "commit" });
    await kept.page.waitForFunction(() => globalThis.gaps === 1);
    visitor.say();
    await kept.page.waitForFunction((last) => heard.at(-1) === last, visitor.said.at(-1));
  });

  it("without a storage each tab has a request of its own", async (t) => {
    const visitor = await Visitor.start(t, withoutStorage);
    await visitor.open(2);
    await visitor.server.until((polling) => polling.length === 2);
    visitor.say();
    await visitor.allHeard();
  });
});

// Side by side, since without locks there is much waiting.
describe("the bus when masters are killed", { concurrency: true }, () => {
  it(`survives ${20 * rounds} killed masters, each replaced within a second, and every tab receives each message once`, async (t) => {
    const visitor = await Visitor.start(t);
    const waits: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await visitor.open(25 - visitor.tabs.length);
      for (let kills = 0; kills < 20; kills++) {
        await visitor.server.until(oneOnly);
        const master = visitor.takeMaster();
        const dying = begun(visitor.kill(master));
        visitor.say(); // it may or may not hear that, and pass it on
        waits.push(await visitor.server.replaced(master.url, await dying));
        visitor.say();
      }
      await visitor.allHeard();
    }
    assert.equal(waits.length, 20 * rounds);
    assert.ok(Math.max(...waits) < 1000, `${Math.max(...waits)} ms`);
  });

  for (const kill of isThorough ? [1, 2, 3] : [1])
    it(`without locks a killed master is replaced within 15 s, and every tab receives each message once (${kill})`, async (t) => {
      const visitor = await Visitor.start(t, withoutLocks);
      await visitor.open(3);
      await visitor.server.until(oneOnly);
      visitor.say();
      await visitor.allHeard();
      const master = visitor.takeMaster();
      const dying = begun(visitor.kill(master));
      visitor.say();
      const wait = await visitor.server.replaced(master.url, await dying);
      assert.ok(wait < 15_000, `${wait} ms`);
      visitor.say();
      await visitor.allHeard();
      assert.equal(visitor.server.polling.length, 1);
    });
});
