import assert from "node:assert/strict";
import { test } from "node:test";
import { pass, settle, Site, stopClock } from "./site.ts";

const partners = ({ suite }: Site) => suite.polls.map(({ params }) => params.options.bus_presence_partner_ids);
const online = { id: -1, channel: ["suite", "bus.presence"], message: { id: 7, im_status: "online" } };

test("tells in every tab who is online, without a step back", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const [first, second] = [site.open(), site.open()];
  const seen: string[] = [];
  first.bus.watchPresence(7, (status) => seen.push(`first: ${status}`));
  await settle();
  second.bus.watchPresence(7, (status) => seen.push(`second: ${status}`));
  second.bus.watchPresence(8, () => seen.push("somebody else"));
  second.listen("lambda");
  site.suite.say("lambda", "beta");
  await pass(100);
  for (const poll of site.suite.open) poll.answer([online]);
  await settle();
  assert.deepEqual(seen, ["first: online", "second: online"]);
  assert.equal(site.suite.polls.at(-1)!.params.last, 1);
  for (const message of [null, "online", { id: 7 }, { id: 7, im_status: false }]) {
    for (const poll of site.suite.open) poll.answer([{ ...online, message }]);
    await settle();
  }
  assert.equal(seen.length, 2);
});

test("asks who is online at most every 30 s", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tab = site.open();
  const stop = tab.bus.watchPresence(7, () => {});
  tab.listen("lambda");
  await settle();
  await pass(29_900);
  site.suite.sayNothing();
  await pass(100);
  site.suite.sayNothing();
  await settle();
  assert.deepEqual(partners(site), [[7], undefined, [7]]);
  stop();
  await pass(30_000);
  site.suite.sayNothing();
  await settle();
  assert.deepEqual(partners(site).at(-1), undefined);
});

test("tells with each poll for how long nobody did anything, in whichever tab", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const [master, other] = [site.open(), site.open()];
  for (const tab of [master, other]) tab.listen("lambda");
  await settle();
  const inactivity = async () => {
    site.suite.sayNothing();
    await settle();
    return site.suite.polls.at(-1)!.params.options.bus_inactivity;
  };
  for (const sign of ["focus", "click", "keydown", "keyup"]) {
    await pass(4000);
    assert.equal(await inactivity(), 4000, sign);
    other.page.dispatchEvent(new Event(sign));
    assert.equal(await inactivity(), 0, sign);
  }
  assert.equal(site.stored("focus"), true);
  await pass(2000);
  other.page.dispatchEvent(new Event("blur"));
  assert.equal(site.stored("focus"), false);
  assert.equal(await inactivity(), 2000);
});
