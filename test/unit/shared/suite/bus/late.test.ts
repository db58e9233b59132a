import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Browser, thisBrowser } from "#shared/suite/bus/bus.env.ts";
import type { Candidate } from "#shared/suite/bus/election.ts";
import { electByHeartbeat } from "#shared/suite/bus/heartbeats.ts";
import { keyOf, pass, server, settle, Site, stopClock, type Tab } from "./site.ts";

/** Storage event that is dispatched after another change of the storage, or after the tab has left. */
const dispatchStorage = (tab: Tab, name: string, value: unknown) =>
  tab.page.dispatchEvent(Object.assign(new Event("storage"), { key: keyOf(name), newValue: JSON.stringify(value) }));

describe("an election that is loaded late", () => {
  /** Starts the election as a browser without locks does: its chunk is imported when the bus is created. */
  const openTab = (site: Site) => site.open({ heartbeats: thisBrowser(server).heartbeats });
  const loaded = async () => {
    await import("#shared/suite/bus/heartbeats.ts");
    await settle();
  };

  test("never makes a tab poll that has left meanwhile", async (t) => {
    stopClock(t);
    const site = new Site(false);
    const tab = openTab(site);
    tab.listen("lambda");
    tab.close();
    await loaded();
    const terms = site.changes.filter(({ key }) => key === keyOf("master")).map(({ value }) => value);
    assert.deepEqual(terms, ["true", null]); // elected, and withdrawn at once
    assert.deepEqual(site.suite.polls, []);
    await pass(30_000);
    assert.deepEqual(site.suite.polls, []);
    tab.comeBack();
    await settle();
    assert.deepEqual(site.polling, ["tab 1"]);
  });

  test("makes a tab poll once that has left and returned meanwhile", async (t) => {
    stopClock(t);
    const site = new Site(false);
    const tab = openTab(site);
    tab.listen("lambda");
    tab.close();
    tab.comeBack();
    await loaded();
    assert.deepEqual(site.polling, ["tab 1"]);
    assert.equal(site.stored("master"), true);
    site.suite.say("lambda", "beta");
    await settle();
    assert.deepEqual(tab.heard, ["beta"]);
  });
});

describe("a lost election", () => {
  test("is reported by a master that was overwritten, never by the other tabs", async (t) => {
    stopClock(t);
    const site = new Site(false);
    const losers: number[] = [];
    const stock = site.open();
    for (const index of [1, 2, 3]) {
      const heartbeats: Browser["heartbeats"] = ({ lost, ...parts }) =>
        electByHeartbeat({ ...parts, lost: () => (losers.push(index), lost()) });
      site.open({ heartbeats }).listen("lambda");
      await pass(100);
    }
    await pass(30_000);
    site.tabs[1]!.close();
    await pass(30_000);
    assert.deepEqual([losers, site.polling], [[], ["tab 3"]]);
    stock.write("heartbeat", Date.now() + 1);
    await settle();
    assert.deepEqual([losers, site.polling], [[2], []]);
  });

  test("ends the poll of a master, and changes nothing for a tab that waits or has left", async (t) => {
    stopClock(t);
    const site = new Site(false);
    let candidate: Candidate | undefined;
    const calls: string[] = [];
    const heartbeats: Browser["heartbeats"] = (parts) => {
      candidate = parts;
      return { enter: () => calls.push("enter"), leave: () => calls.push("leave"), heard() {} };
    };
    const tab = site.open({ heartbeats });
    tab.listen("lambda");
    candidate!.lost();
    assert.deepEqual([calls, site.polling], [["enter"], []]);
    candidate!.gained();
    await settle();
    assert.deepEqual(site.polling, ["tab 1"]);
    candidate!.lost();
    await settle();
    assert.deepEqual(site.polling, []);
    tab.page.dispatchEvent(new Event("online")); // the connection is back, but the poll is another tab's
    await settle();
    assert.equal(site.suite.polls.length, 1);
    tab.close();
    candidate!.lost();
    tab.comeBack();
    assert.deepEqual(calls, ["enter", "leave", "enter"]);
  });
});

describe("a storage event that comes late", () => {
  async function electing(): Promise<{ site: Site; master: Tab; other: Tab }> {
    const site = new Site(false);
    const [master, other] = [site.open(), site.open()];
    for (const tab of [master, other]) {
      tab.listen("lambda");
      await settle();
    }
    await pass(3000);
    return { site, master, other };
  }

  test("with an old heartbeat, or an old master's end, changes no master", async (t) => {
    stopClock(t);
    const { site, master, other } = await electing();
    dispatchStorage(master, "heartbeat", Date.now() - 2000);
    dispatchStorage(master, "master", null);
    dispatchStorage(other, "master", null);
    await settle();
    assert.deepEqual([site.polling, site.suite.polls.length], [["tab 1"], 1]);
    site.suite.say("lambda", "beta");
    await settle();
    assert.deepEqual([master.heard, other.heard], [["beta"], ["beta"]]);
  });

  test("changes nothing in a tab that has left", async (t) => {
    stopClock(t);
    const { site, master, other } = await electing();
    other.close();
    master.close();
    await settle();
    const before = site.changes.length;
    dispatchStorage(other, "notification", [["lambda", "beta", 1]]);
    for (const name of ["channels", "gap", "heartbeat", "master"]) dispatchStorage(other, name, null);
    await pass(20_000);
    assert.deepEqual([other.heard, other.gaps, site.polling], [[], 0, []]);
    assert.equal(site.changes.length, before);
  });
});
