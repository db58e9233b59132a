import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { pass, settle, Site, stopClock } from "./site.ts";

for (const [election, locks] of [
  ["by lock", true],
  ["by heartbeats", false],
] as const)
  describe(`gaps among tabs that elect ${election}`, () => {
    test("a frozen page is no longer master, and has a gap if notifications came meanwhile", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const [first, second] = [site.open(), site.open()];
      for (const tab of [first, second]) tab.listen("lambda");
      await settle();
      first.putAway();
      await settle();
      assert.deepEqual(site.polling, ["tab 2"]);
      first.comeBack();
      await settle();
      assert.equal(first.gaps, 0);
      first.putAway();
      await settle();
      site.suite.say("lambda", "beta");
      await settle();
      first.comeBack();
      assert.equal(first.gaps, 1);
      site.suite.say("lambda", "gamma");
      await settle();
      first.putAway();
      first.comeBack();
      assert.equal(first.gaps, 1);
      second.close();
      await settle();
      site.suite.say("lambda", "epsilon");
      await settle();
      assert.deepEqual(first.heard, ["gamma", "epsilon"]);
      assert.deepEqual(site.polling, ["tab 1"]);
    });

    test("after a long outage all tabs have a gap, after a short one none", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const tabs = [site.open(), site.open()];
      for (const tab of tabs) tab.listen("lambda");
      await settle();
      const outage = async (failures: number) => {
        await pass(2100);
        site.suite.sayNothing();
        await settle();
        site.suite.goDown();
        await pass(11_000 * failures - 100);
        site.suite.down = false;
        await pass(100);
        site.suite.sayNothing();
        await settle();
      };
      await outage(4);
      assert.deepEqual(
        tabs.map(({ gaps }) => gaps),
        [0, 0],
      );
      await outage(5);
      assert.deepEqual(
        tabs.map(({ gaps }) => gaps),
        [1, 1],
      );
      site.suite.sayNothing();
      await settle();
      assert.deepEqual(
        tabs.map(({ gaps }) => gaps),
        [1, 1],
      );
    });

    test("a change of masters after a long silence is no gap", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const [first, second] = [site.open(), site.open()];
      for (const tab of [first, second]) tab.listen("lambda");
      for (let hold = 0; hold < 3; hold++) {
        await pass(50_000);
        site.suite.sayNothing();
      }
      await settle();
      for (const tab of [first, second]) if (tab.name === site.polling[0]) tab.close();
      await settle();
      site.suite.sayNothing();
      await settle();
      assert.deepEqual([first.gaps, second.gaps], [0, 0]);
    });

    test("a new tab does not hide the outage from the other tabs", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const [first, second] = [site.open(), site.open()];
      for (const tab of [first, second]) tab.listen("lambda");
      await settle();
      site.suite.sayNothing();
      await settle();
      site.suite.goDown();
      await pass(54_000);
      const third = site.open();
      third.listen("lambda");
      await settle();
      second.putAway();
      second.comeBack(); // stands behind the new one now
      first.close();
      await pass(10_000);
      site.suite.down = false;
      await pass(11_000);
      site.suite.sayNothing();
      await settle();
      assert.deepEqual(
        [second, third].map(({ gaps }) => gaps),
        [1, 1],
      );
      assert.equal(site.suite.open.size, 1);
    });
  });
