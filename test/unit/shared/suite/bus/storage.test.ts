import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { pass, settle, Site, stopClock } from "./site.ts";

for (const [election, locks] of [
  ["by lock", true],
  ["by heartbeats", false],
] as const)
  describe(`the storage of tabs that elect ${election}`, () => {
    test("a tab continues with the last id and the channels of tabs that have just left", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const first = site.open();
      first.listen("lambda");
      await settle();
      site.suite.say("lambda", "beta");
      await settle();
      first.close();
      await pass(40_000);
      const second = site.open();
      second.listen("alpha");
      await pass(100);
      assert.deepEqual(site.suite.polls.at(-1)!.params.channels, ["lambda", "alpha"]);
      assert.equal(site.suite.polls.at(-1)!.params.last, 1);
    });

    test("a tab forgets the last id and the channels of earlier tabs after 50 s", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const first = site.open();
      first.listen("lambda");
      await settle();
      site.suite.say("lambda", "beta");
      await settle();
      first.close();
      await pass(50_050);
      const second = site.open();
      second.listen("alpha");
      await pass(100);
      site.suite.sayNothing();
      await settle();
      assert.deepEqual(site.suite.polls.at(-1)!.params.channels, ["alpha"]);
      assert.equal(site.suite.polls.at(-1)!.params.last, 0);
      assert.equal(second.gaps, 0);
    });

    test("invalid values in the storage are ignored", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const [vandal, first, second] = [site.open(), site.open(), site.open()];
      const names = [
        "peers",
        "master",
        "heartbeat",
        "channels",
        "options",
        "last",
        "last_ts",
        "notification",
        "lastPresence",
        "focus",
      ];
      const spoil = async (value: unknown) => {
        for (const name of names) vandal.write(name, value);
        await settle();
      };
      await spoil("{");
      for (const tab of [first, second]) tab.listen("lambda");
      const nonsense = [
        "}",
        "null",
        "[null,7,[],[null],{},[[]]]",
        '"x"',
        '{"x":null,"bus1:1":"1","bus2:2":1e300}',
        "-5",
        "1e300",
        '[["lambda"]]',
      ];
      for (const [index, value] of nonsense.entries()) {
        await spoil(value);
        await pass(31_000);
        assert.equal(site.suite.open.size, 1, value);
        site.suite.say("lambda", index);
        await settle();
      }
      const said = nonsense.map((_, index) => index);
      for (const tab of [first, second])
        assert.deepEqual(
          tab.heard.filter((message) => message !== undefined),
          said,
        );
    });

    test("all tabs continue after the storage was cleared", async (t) => {
      stopClock(t);
      const site = new Site(locks);
      const tabs = [site.open(), site.open()];
      tabs[0]!.listen("alpha");
      tabs[1]!.listen("beta");
      await pass(100);
      site.suite.say("alpha", 1);
      await settle();
      for (const tab of tabs) tab.cleared();
      await pass(20_000);
      site.suite.say("alpha", 2);
      await settle();
      site.suite.say("beta", 3);
      await settle();
      assert.deepEqual(
        tabs.map(({ heard }) => heard),
        [[1, 2], [3]],
      );
      assert.equal(site.suite.open.size, 1);
    });
  });

test("each tab polls by itself without a storage", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tabs = [site.open({ storage: undefined }), site.open({ storage: undefined })];
  for (const tab of tabs) tab.listen("lambda");
  await settle();
  await pass(20_000);
  assert.deepEqual(site.polling, ["tab 1", "tab 2"]);
  assert.equal(site.suite.polls.length, 2);
  site.suite.say("lambda", "beta");
  await settle();
  assert.deepEqual(
    tabs.map(({ heard }) => heard),
    [["beta"], ["beta"]],
  );
});

test("the master receives each message once with a full storage", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const full = {
    getItem: () => null,
    removeItem() {},
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  const tab = site.open({ storage: full });
  tab.listen("lambda");
  await settle();
  site.suite.say("lambda", "beta");
  await settle();
  assert.deepEqual(tab.heard, ["beta"]);
  assert.equal(site.suite.polls.at(-1)!.params.last, 1);
});
