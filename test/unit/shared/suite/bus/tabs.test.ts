import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { keyOf, pass, settle, Site, stopClock } from "./site.ts";

for (const [election, locks] of [
  ["by lock", true],
  ["by heartbeats", false],
] as const)
  describe(`tabs that elect ${election}`, () => {
    test("one tab polls, all tabs receive", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const tabs = [site.open(), site.open(), site.open()];
      for (const tab of tabs) tab.listen("lambda");
      await pass(40_000);
      site.suite.say("lambda", "beta");
      await settle();
      assert.deepEqual(
        tabs.map(({ heard }) => heard),
        [["beta"], ["beta"], ["beta"]],
      );
      const [master, ...others] = site.polling;
      assert.deepEqual(others, []);
      assert.deepEqual(
        site.suite.polls.slice(-2).map(({ tab }) => tab),
        [master, master],
      );
    });

    test("a closed master is replaced at once by a tab that continues from its last id", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const [first, second] = [site.open(), site.open()];
      first.listen("lambda");
      await settle();
      second.listen("lambda");
      await settle();
      site.suite.say("lambda", "beta");
      await settle();
      first.close();
      site.suite.said.push({ id: 2, channel: "lambda", message: "in between" });
      await settle();
      assert.equal(site.suite.polls.at(-2)!.params.last, 1);
      site.suite.say("lambda", "epsilon");
      await settle();
      assert.deepEqual(second.heard, ["beta", "in between", "epsilon"]);
      assert.deepEqual(site.polling, ["tab 2"]);
    });

    test("two tabs that add a channel at the same time agree without endless writes", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const [first, second] = [site.open(), site.open()];
      for (const tab of [first, second]) tab.listen("lambda");
      await pass(2000);
      for (const tab of [first, second]) tab.lag();
      first.listen("alpha");
      second.listen("beta");
      for (const tab of [first, second]) tab.catchUp();
      await pass(200);
      site.suite.say("alpha", 1);
      await settle();
      site.suite.say("beta", 2);
      await settle();
      assert.deepEqual([first.heard, second.heard], [[1], [2]]);
      assert.ok(site.changes.filter(({ key }) => key === keyOf("channels")).length <= 5);
      assert.equal(site.suite.open.size, 1);
    });

    test("the master polls again soon when another tab adds a channel", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      site.open().listen("alpha");
      await settle();
      site.open().listen("beta");
      await pass(50);
      assert.deepEqual(
        site.suite.polls.map(({ tab, params }) => [tab, params.channels]),
        [
          ["tab 1", ["alpha"]],
          ["tab 1", ["alpha", "beta"]],
        ],
      );
    });

    test("a channel that one tab leaves stays for another tab", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const [first, second] = [site.open(), site.open()];
      const stop = first.listen("lambda");
      first.listen("alpha");
      second.listen("lambda");
      await pass(100);
      stop();
      await pass(100);
      assert.deepEqual(new Set(site.suite.polls.at(-1)!.params.channels), new Set(["alpha", "lambda"]));
      site.suite.say("lambda", "beta");
      await settle();
      assert.deepEqual([first.heard, second.heard], [[], ["beta"]]);
    });

    test("a tab that reads late loses no message", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const [first, second] = [site.open(), site.open()];
      first.listen("lambda");
      await settle();
      second.listen("lambda");
      await settle();
      second.lag();
      for (const word of ["beta", "epsilon"]) {
        site.suite.say("lambda", word);
        await settle();
      }
      assert.deepEqual(second.heard, []);
      second.catchUp();
      assert.deepEqual(second.heard, ["beta", "epsilon"]);
    });

    test("a message that is sent twice is received twice", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const tabs = [site.open(), site.open()];
      for (const tab of tabs) tab.listen("lambda");
      for (let time = 0; time < 2; time++) {
        await settle();
        site.suite.say("lambda", "beta");
      }
      await settle();
      assert.deepEqual(
        tabs.map(({ heard }) => heard),
        [
          ["beta", "beta"],
          ["beta", "beta"],
        ],
      );
    });

    test("a message of two masters is received once", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const [first, second, third] = [site.open(), site.open(), site.open()];
      for (const tab of [first, second, third]) tab.listen("lambda");
      await settle();
      second.lag(); // it does not know yet what the dying one wrote
      site.suite.say("lambda", "beta");
      await settle();
      first.crash();
      await pass(locks ? 0 : 15_000);
      second.catchUp();
      await pass(locks ? 0 : 15_000);
      assert.deepEqual(
        [first, second, third].map(({ heard }) => heard),
        [["beta"], ["beta"], ["beta"]],
      );
      assert.ok(site.suite.polls.filter(({ params }) => params.last === 0).length > 1 || !locks);
    });

    for (const key of ["notification", "last", "last_ts"])
      test(`a master that dies after writing ${key} loses nothing`, async (t) => {
        stopClock(t);
        const site = new Site(locks);
        const tabs = [site.open(), site.open(), site.open()];
        for (const tab of tabs) tab.listen("lambda");
        await pass(100);
        const master = tabs.find(({ name }) => name === site.polling[0])!;
        master.crashAfter(key);
        site.suite.say("lambda", "beta");
        await pass(locks ? 0 : 15_000);
        site.suite.say("lambda", "epsilon");
        await settle();
        const others = tabs.filter((tab) => tab !== master);
        assert.deepEqual(
          others.map(({ heard }) => heard),
          [
            ["beta", "epsilon"],
            ["beta", "epsilon"],
          ],
        );
        assert.equal(site.suite.open.size, 1);
      });
  });
