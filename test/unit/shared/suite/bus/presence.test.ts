import assert from "node:assert/strict";
import { test } from "node:test";
import { pass, settle, Site, stopClock } from "./site.ts";

const partners = ({ suite }: Site) => suite.polls.map(({ params }) => params.options.bus_presence_partner_ids);
const online = { id: -1, channel: ["suite", "bus.presence"], message: { id: 7, im_status: "online" } };

test("presence: requests presence for tabs with the suite's own client, at most every 30 s, and passes the response on without a smaller id", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const tab = site.open();
  tab.listen("lambda");
  tab.write("options", { bus_presence_partner_ids: [7, "spoilt"] });
  site.suite.say("lambda", "beta");
  await pass(29_900);
  site.suite.sayNothing();
  await settle();
  for (const poll of site.suite.open) poll.answer([online]);
  await pass(1100);
  site.suite.sayNothing();
  await settle();
  assert.deepEqual(
    partners(site).filter((asked) => asked),
    [[7], [7]],
  );
  assert.deepEqual(site.stored("notification"), [[online.channel, online.message, -1]]);
  assert.deepEqual([tab.heard, site.suite.polls.at(-1)!.params.last], [["beta"], 1]);
});

test("presence: sends the time since the last activity in any tab with each poll", async (t) => {
  stopClock(t);
  const site = new Site(true);
  const [master, other] = [site.open(), site.open()];
  for (const tab of [master, other]) tab.listen("lambda");
  await settle();
  const inactivity = async () => {
    await pass(1000);
    site.suite.sayNothing();
    await settle();
    return site.suite.polls.at(-1)!.params.options.bus_inactivity;
  };
  await pass(1000);
  for (const sign of ["focus", "click", "keydown", "keyup"]) {
    await pass(2000);
    assert.equal(await inactivity(), 4000, sign);
    other.page.dispatchEvent(new Event(sign));
    assert.equal(await inactivity(), 1000, sign);
  }
  assert.equal(site.stored("focus"), true);
  await pass(2000);
  other.page.dispatchEvent(new Event("blur"));
  assert.equal(site.stored("focus"), false);
  assert.equal(await inactivity(), 4000);
});
