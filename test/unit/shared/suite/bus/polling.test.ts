import assert from "node:assert/strict";
import { test } from "node:test";
import { pass, settle, Site, stopClock } from "./site.ts";

const lastPoll = ({ suite }: Site) => suite.polls.at(-1)!.params;

test("polling: receives messages of a channel repeatedly", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tab = site.open();
  tab.listen("lambda");
  await settle();
  assert.deepEqual(lastPoll(site), { channels: ["lambda"], last: 0, options: { bus_inactivity: 0 } });
  assert.equal(site.suite.polls[0]!.timeout, 60_000);
  site.suite.say("lambda", "beta");
  await settle();
  assert.deepEqual(tab.heard, ["beta"]);
  assert.equal(lastPoll(site).last, 1);
  site.suite.say("lambda", "epsilon");
  await settle();
  assert.deepEqual(tab.heard, ["beta", "epsilon"]);
  assert.equal(lastPoll(site).last, 2);
  await pass(1000);
  site.suite.sayNothing();
  await settle();
  assert.equal(lastPoll(site).last, 2);
  assert.equal(site.suite.polls.length, 4);
});

for (const [random, wait] of [
  [0, 11_000],
  [0.4999, 20_000],
  [0.9999, 30_000],
] as const)
  test(`polling: retries after a failure, in 11 to 30 s: ${wait}`, async (t) => {
    stopClock(t);
    const site = new Site(true);
    t.mock.method(Math, "random", () => random);
    site.open().listen("lambda");
    await settle();
    site.suite.goDown();
    await pass(wait - 50);
    assert.equal(site.suite.polls.length, 1);
    await pass(50);
    assert.equal(site.suite.polls.length, 2);
    await pass(wait);
    assert.equal(site.suite.polls.length, 3);
  });

test("polling: retries at once when the connection is back", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tabs = [site.open(), site.open()];
  for (const tab of tabs) tab.listen("lambda");
  await settle();
  site.suite.goDown();
  await settle();
  site.suite.down = false;
  for (const tab of tabs) tab.page.dispatchEvent(new Event("online"));
  await settle();
  assert.equal(site.suite.open.size, 1);
  await pass(40_000);
  assert.equal(site.suite.polls.length, 2);
});

test("polling: polls again soon for added channels, once for all of them, without missing messages", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tab = site.open();
  tab.listen("alpha");
  await settle();
  const [poll] = site.suite.open;
  site.suite.said.push({ id: 1, channel: "beta", message: "early" }, { id: 2, channel: "alpha", message: "later" });
  poll!.answer([site.suite.said[1]!]);
  tab.listen("beta");
  await settle();
  assert.deepEqual(tab.heard, []);
  await pass(30);
  tab.listen("gamma");
  await pass(50);
  assert.deepEqual(lastPoll(site).channels, ["alpha", "beta", "gamma"]);
  assert.deepEqual(
    site.suite.polls.map(({ params }) => params.last),
    [0, 0, 2],
  );
  assert.deepEqual(tab.heard, ["early", "later"]);
});

test("polling: polls nothing without listeners, and again with some", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tab = site.open();
  for (const type of ["pageshow", "click", "focus", "online"]) tab.page.dispatchEvent(new Event(type));
  await pass(1000);
  assert.equal(site.suite.polls.length, 0);
  assert.equal(site.changes.length, 0);
  const stops = [tab.listen("alpha"), tab.listen("alpha")];
  await settle();
  stops[0]!();
  stops[0]!();
  await pass(100);
  site.suite.say("alpha", "one");
  await settle();
  assert.deepEqual(tab.heard, ["one"]);
  assert.equal(site.suite.open.size, 1);
  stops[1]!();
  await pass(60_000);
  assert.equal(site.suite.open.size, 0);
  assert.equal(site.suite.polls.length, 2);
  assert.equal(site.stored("master"), null);
  assert.deepEqual(site.stored("channels"), []);
  tab.listen("alpha");
  await settle();
  assert.equal(site.suite.open.size, 1);
  site.suite.sayNothing();
  await settle();
  assert.equal(tab.gaps, 0);
});

test("polling: calls a listener no longer that unsubscribes during a message", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tab = site.open();
  const stop = tab.bus.subscribe("lambda", () => stop());
  await settle();
  site.suite.say("lambda", "beta");
  await pass(1000);
  assert.equal(site.suite.polls.length, 1);
});

test("polling: polls a channel without listeners no longer", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tab = site.open();
  tab.listen("alpha");
  const stop = tab.listen("beta");
  await pass(100);
  stop();
  await pass(100);
  assert.deepEqual(lastPoll(site).channels, ["alpha"]);
  assert.equal(site.suite.open.size, 1);
});

test("polling: starts with an immediate call if the suite does not know the browser yet", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tab = site.open({ hasSession: false });
  site.suite.say("lambda", "beta");
  tab.listen("lambda");
  await settle();
  assert.deepEqual(
    site.suite.polls.map(({ params }) => params),
    [
      { channels: ["lambda"], last: 0, options: { peek: true } },
      { channels: ["lambda"], last: 1, options: { bus_inactivity: 0 } },
    ],
  );
  assert.deepEqual(tab.heard, ["beta"]);
});

test("polling: calls all listeners although one throws", async (t) => {
  stopClock(t);
  const complaint = t.mock.method(console, "error", () => {});
  const site = new Site(true);
  const tab = site.open();
  tab.bus.subscribe("lambda", () => {
    throw new Error("its own business");
  });
  tab.listen("lambda");
  for (const word of ["beta", "epsilon"]) {
    await settle();
    site.suite.say("lambda", word);
  }
  await settle();
  assert.deepEqual(tab.heard, ["beta", "epsilon"]);
  assert.equal(complaint.mock.callCount(), 2);
  assert.equal(site.suite.open.size, 1);
});

test("polling: ignores the channels of a signed-in user, which are lists", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tab = site.open();
  tab.listen("7");
  await settle();
  for (const poll of site.suite.open)
    poll.answer([
      { id: 5, channel: ["suite", "res.partner", 7], message: "own" },
      { id: 6, channel: 7, message: "number" },
    ]);
  await settle();
  assert.deepEqual(tab.heard, []);
  assert.equal(lastPoll(site).last, 6);
});
