import assert from "node:assert/strict";
import { beforeEach, describe, it, type TestContext } from "node:test";
import { createLinkStats, type LinkStatsProps } from "#links/link-stats/link-stats.store.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { placeClipboard } from "../clipboard.ts";
import { asked, callsTo, hold, openPage, paths, suite, useSuite } from "../suite.ts";

function place(props: Partial<LinkStatsProps> = {}, editing = false) {
  const host = createHost<LinkStatsProps>(suite.origin, { linkId: 1, code: "", shortUrl: "", range: "all", ...props });
  host.editing.set(editing);
  const store = createLinkStats(host);
  return { host, ...store, now: () => store.state.get(), loaded: () => until(store.state, ({ loading }) => !loading) };
}
/** Shows a range, and waits until it has loaded. */
async function looked({ show, state }: ReturnType<typeof place>, range: LinkStatsProps["range"]) {
  show(range);
  await until(state, (now) => now.range === range && !now.loading);
}
const placeHash = (t: TestContext, hash: string) => {
  Object.defineProperty(globalThis, "location", { configurable: true, value: { hash } });
  t.after(() => Reflect.deleteProperty(globalThis, "location"));
};
/** Clicks of the last days with the visitor's today, which may differ from the day in UTC. */
const clicksSince = async (days: number) => {
  const today = new Date().toLocaleDateString("sv");
  const [row] = await suite.database.query<{ count: number; countries: number }>(
    `select count(*)::integer as count, count(distinct coalesce(country_id, 0))::integer as countries from link_tracker_click
     where link_id = 1 and create_date >= ('${today}'::timestamp at time zone 'UTC') - interval '${days - 1} days'`,
  );
  return row!;
};
const sum = (rows: readonly { clicks: number }[]) => rows.reduce((total, { clicks }) => total + clicks, 0);

describe("link-stats store", () => {
  useSuite();
  beforeEach(() => openPage());

  it("makes three calls at first, one for each further range, and none for a range that was shown before", async () => {
    const placed = place();
    assert.deepEqual(
      [placed.now().loading, placed.now().total, placed.now().countries, [...placed.host.states]],
      [true, null, null, ["loading"]],
    );
    await placed.loaded();
    assert.deepEqual([callsTo(paths.count), callsTo(paths.group)], [1, 2]);
    for (const range of ["month", "week", "all", "month", "week"] as const) await looked(placed, range);
    assert.deepEqual([suite.calls.length, callsTo(paths.count), callsTo(paths.group)], [5, 1, 4]);
    assert.deepEqual([...placed.host.states], []);
  });

  it("makes calls once for two elements, which show different ranges", async () => {
    const [one, other] = [place(), place({ range: "week" })];
    await Promise.all([one.loaded(), other.loaded()]);
    assert.deepEqual([one.now().range, other.now().range, one.now().total], ["all", "week", other.now().total]);
    await looked(one, "week");
    assert.equal(one.now().countries, other.now().countries);
    assert.equal(suite.calls.length, 4);
  });

  it("has every day, days without clicks as 0, and countries, most clicks first", async () => {
    const { loaded, now } = place();
    await loaded();
    const { total, days, countries } = now();
    assert.equal(sum(days), total);
    assert.equal(sum(countries!), total);
    assert.ok(days.length >= 365 && days.some(({ clicks }) => clicks === 0));
    assert.deepEqual(
      countries!.map(({ clicks }) => clicks),
      countries!.map(({ clicks }) => clicks).sort((a, b) => b - a),
    );
    assert.ok(
      countries!.some(({ country }) => country === ""),
      "some are from an unknown country",
    );
  });

  it("has only the days and countries of a range", async () => {
    const placed = place();
    for (const [range, length] of [
      ["month", 30],
      ["week", 7],
    ] as const) {
      await looked(placed, range);
      const { days, countries } = placed.now();
      const { count, countries: places } = await clicksSince(length);
      assert.deepEqual([days.length, sum(countries!), countries!.length], [length, count, places], range);
    }
  });

  it("requests a range again on another day", async (t) => {
    const placed = place({ range: "week" });
    await placed.loaded();
    t.mock.timers.enable({ apis: ["Date"], now: Date.now() + 86_400_000 });
    await looked(placed, "month");
    assert.equal(callsTo(paths.group), 3);
    await looked(placed, "week");
    assert.equal(callsTo(paths.group), 4);
  });

  it("has no rows for a link without clicks", async () => {
    await suite.database.query("delete from link_tracker_click where link_id = 12");
    const { loaded, now } = place({ linkId: 12 });
    await loaded();
    assert.deepEqual([now().total, now().countries, sum(now().days), now().error], [0, [], 0, null]);
  });

  it("begins with the range of the page's address, otherwise with the attribute's", async (t) => {
    placeHash(t, "#last_week_charts");
    assert.equal(place({ range: "month" }).now().range, "week");
    placeHash(t, "#top");
    assert.equal(place({ range: "month" }).now().range, "month");
    await place().loaded();
  });

  it("does not show the countries of the previous range while those of the next one are loading", async () => {
    const placed = place();
    await placed.loaded();
    const release = hold(paths.group);
    placed.show("month");
    await asked(paths.group, 3);
    const { range, days, countries, loading } = placed.now();
    assert.deepEqual([range, days.length, countries, loading], ["month", 30, null, true]);
    placed.show("all");
    release();
    await placed.loaded();
    assert.equal(sum(placed.now().countries!), placed.now().total);
  });

  it("reports an error once, and requests only the missing data again", async () => {
    const placed = place();
    await placed.loaded();
    suite.garbled = true;
    await looked(placed, "week");
    const { error } = placed.now();
    assert.equal((error as { kind: string }).kind, "contract");
    assert.deepEqual([placed.host.errors, [...placed.host.states]], [[error], ["error"]]);
    suite.garbled = false;
    suite.calls.length = 0;
    placed.retry();
    await until(placed.state, ({ error: left }) => !left);
    assert.deepEqual(
      [suite.calls, placed.now().countries!.length > 0, [...placed.host.states]],
      [[paths.group], true, []],
    );
    assert.equal(placed.host.errors.length, 1);
  });

  it("reports an access error to portal users", async () => {
    await openPage("portal");
    const { host, loaded, now } = place();
    await loaded();
    assert.deepEqual([(now().error as { kind: string }).kind, host.errors.length], ["access", 1]);
  });

  it("shows another link when its attribute changes", async () => {
    await suite.database.query("delete from link_tracker_click where link_id = 12");
    const { host, loaded, now } = place();
    await loaded();
    host.props.set({ ...host.props.get(), linkId: 12 });
    assert.deepEqual([now().total, now().countries], [null, null]);
    await loaded();
    assert.equal(now().total, 0);
  });

  it("makes no call in edit mode", async () => {
    const { host, loaded, now } = place({}, true);
    assert.deepEqual([now().loading, suite.calls], [false, []]);
    host.editing.set(false);
    assert.equal(now().loading, true);
    await loaded();
    assert.equal(suite.calls.length, 3);
  });

  it("does not change after its removal", async () => {
    const [gone, here] = [place(), place()];
    await here.loaded();
    gone.host.remove();
    gone.show("week");
    await looked(here, "month");
    assert.deepEqual([gone.now().range, suite.calls.length], ["all", 4]);
  });
});

describe("link-stats store, link", () => {
  useSuite();
  beforeEach(async () => {
    await openPage();
    await suite.database.query("delete from link_tracker_code where code like 'new-%'");
  });
  const shown = (props: Partial<LinkStatsProps>) => {
    const link = place(props, true).link.get();
    return link && link.host + " " + link.edit.state.get().code;
  };

  it("has the suite's address with a code, or the given short address; without both there is none", () => {
    assert.equal(shown({ code: "chair" }), `${suite.origin}/r/ chair`);
    assert.equal(shown({ code: "chair", shortUrl: "https://sho.rt/r/chair" }), "https://sho.rt/r/ chair");
    assert.equal(shown({ shortUrl: "https://sho.rt/r/chair" }), "https://sho.rt/r/ chair");
    assert.equal(shown({ code: "chair", shortUrl: "https://sho.rt/r/table" }), `${suite.origin}/r/ chair`);
    assert.equal(shown({ shortUrl: "https://sho.rt/r/" }), null);
    assert.equal(shown({}), null);
  });

  it("gets another code, which is copied from then on, and dispatches an event", async (t) => {
    const written = placeClipboard(t);
    const { host, link, copy } = place({ code: "chair", range: "week" });
    const { edit, copying } = link.get()!;
    edit.edit();
    edit.type("new-chair");
    await edit.save();
    assert.deepEqual(host.events, [["suite-link-code-change", { from: "chair", to: "new-chair" }]]);
    copy(link.get()!);
    await until(copying.state, (state) => state === "copied");
    copying.reset();
    assert.deepEqual(written, [`${suite.origin}/r/new-chair`]);
  });

  it("keeps a changed code when the page changes another attribute", async (t) => {
    t.after(() => suite.database.query("delete from link_tracker_code where code like 'new-%'"));
    const { host, link } = place({ code: "chair" }, true);
    const { edit } = link.get()!;
    edit.edit();
    edit.type("new-kept");
    await edit.save();
    host.props.set({ ...host.props.get(), range: "month" });
    assert.equal(link.get()!.edit.state.get().code, "new-kept");
    host.props.set({ ...host.props.get(), code: "table" });
    assert.equal(link.get()!.edit.state.get().code, "table");
  });
});
