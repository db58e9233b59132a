import assert from "node:assert/strict";
import { test } from "node:test";
import { SuiteError } from "#shared/suite/index.ts";
import { pass, settle, Site, stopClock } from "./site.ts";

const times = (site: Site) => site.suite.polls.length;

/** Suite or proxy that responds to polls at once. */
async function withoutHold(site: Site, ms: number, answer: () => void = () => site.suite.sayNothing()): Promise<void> {
  for (let left = ms; left > 0; left -= 50) {
    answer();
    await pass(50);
  }
}

test("polling pauses: a suite with immediate empty responses is polled after 1, 2, 4, 8, 16 and 30 s, by one of the tabs", async (t) => {
  stopClock(t);
  const site = new Site(true);
  for (const tab of [site.open(), site.open()]) tab.listen("lambda");
  await settle();
  await withoutHold(site, 500);
  assert.equal(times(site), 1);
  await withoutHold(site, 31_500);
  assert.equal(times(site), 6);
  await withoutHold(site, 30_000);
  assert.equal(times(site), 7);
  await withoutHold(site, 60_000);
  assert.equal(times(site), 9);
});

test("polling pauses: a repeated message is not new", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tab = site.open();
  tab.listen("lambda");
  await settle();
  await withoutHold(site, 10_000, () =>
    site.suite.open.forEach((poll) => poll.answer([{ id: 3, channel: "lambda", message: "beta" }])),
  );
  assert.deepEqual(tab.heard, ["beta"]);
  assert.equal(times(site), 5);
});

test("polling pauses: a message ends the pauses", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tab = site.open();
  tab.listen("lambda");
  await settle();
  await withoutHold(site, 20_000);
  site.suite.say("lambda", "beta");
  await pass(11_200);
  assert.deepEqual(tab.heard, ["beta"]);
  assert.equal(site.suite.open.size, 1);
  site.suite.sayNothing();
  await pass(900);
  assert.equal(site.suite.open.size, 0);
  await pass(150);
  assert.equal(site.suite.open.size, 1);
});

test("polling pauses: a slow response ends the pauses, too", async (t) => {
  stopClock(t);
  const site = new Site(true);
  site.open().listen("lambda");
  await settle();
  await withoutHold(site, 20_000);
  await pass(16_000);
  site.suite.sayNothing();
  await settle();
  assert.equal(site.suite.open.size, 1);
});

test("polling pauses: a channel that is added meanwhile is polled at once", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tab = site.open();
  tab.listen("lambda");
  await settle();
  await withoutHold(site, 20_000);
  tab.listen("alpha");
  await pass(100);
  assert.deepEqual(
    [...site.suite.open].map(({ params }) => params.channels),
    [["lambda", "alpha"]],
  );
});

for (const last of [2 ** 31, 1e300, 1.5, -1, '"7"', [7], true])
  test(`polling pauses: ${JSON.stringify(last)} is no id`, async (t) => {
    stopClock(t);
    const site = new Site(true);
    const [other, tab] = [site.open(), site.open()];
    other.write("last", last);
    other.write("last_ts", Date.now());
    await settle();
    tab.listen("lambda");
    await settle();
    assert.deepEqual(
      site.suite.polls.map(({ params }) => params.last),
      [0],
    );
  });

test("polling pauses: a last id of other tabs is used for one poll: one from the future loses no message", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const [vandal, ...tabs] = [site.open(), site.open(), site.open()];
  vandal.write("last", 2 ** 31 - 1);
  vandal.write("last_ts", Date.now());
  await settle();
  for (const tab of tabs) tab.listen("lambda");
  await settle();
  assert.equal(site.suite.polls.at(-1)!.params.last, 2 ** 31 - 1);
  await pass(1000);
  site.suite.say("lambda", "beta");
  await pass(49_000);
  site.suite.sayNothing();
  await settle();
  assert.equal(site.suite.polls[1]!.params.last, 0);
  assert.deepEqual(
    tabs.map(({ heard }) => heard),
    [["beta"], ["beta"]],
  );
  assert.equal(site.stored("last"), 1);

  // A last id that is written later loses none either.
  vandal.write("last", 2 ** 31 - 1);
  await pass(1000);
  site.suite.say("lambda", "epsilon");
  await settle();
  assert.deepEqual(
    tabs.map(({ heard }) => heard),
    [
      ["beta", "epsilon"],
      ["beta", "epsilon"],
    ],
  );
  assert.equal(site.stored("last"), 2);
});

test("polling pauses: the next page does not use a future last id again", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const [vandal, tab] = [site.open(), site.open()];
  vandal.write("last", 2 ** 31 - 1);
  vandal.write("last_ts", Date.now());
  await settle();
  tab.listen("lambda");
  await pass(50_000);
  site.suite.sayNothing();
  await settle();
  tab.close();
  site.open().listen("lambda");
  await pass(100);
  assert.equal(site.suite.polls.at(-1)!.params.last, 0);
});

test("polling pauses: a suite that refuses the last id is polled without one; a broken connection changes nothing", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tab = site.open();
  tab.listen("lambda");
  await settle();
  site.suite.say("lambda", "beta");
  await settle();
  for (const poll of site.suite.open) poll.fail(new SuiteError("network", "no connection"));
  await pass(30_000);
  assert.equal(site.suite.polls.at(-1)!.params.last, 1);
  for (const poll of site.suite.open) poll.fail(new SuiteError("server", "integer out of range"));
  await pass(30_000);
  assert.deepEqual(
    site.suite.polls.slice(-2).map(({ params }) => params.last),
    [0, 1],
  );
  assert.deepEqual(tab.heard, ["beta"]);
  assert.equal(site.suite.open.size, 1);
});
