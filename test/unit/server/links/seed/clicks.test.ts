import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { clicksOf } from "#demo/server/links/seed/clicks.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";

const day = 86_400_000;
const now = Date.parse("2026-06-15T10:00:00Z");
const interest = { days: 365, average: 3, peak: { ago: 100, width: 5, height: 30 } };
const clicks = clicksOf(1, interest, now, [1, 20, 75]);
const inWeekBefore = (ago: number): number =>
  clicks.filter(
    ({ create_date }) => create_date.getTime() > now - (ago + 7) * day && create_date.getTime() <= now - ago * day,
  ).length;

test("the clicks of a link are the same every time, in order, until now, each from another address", () => {
  assert.deepEqual(clicksOf(1, interest, now, [1, 20, 75]), clicks);
  const moments = clicks.map(({ create_date }) => create_date.getTime());
  assert.deepEqual(
    moments,
    [...moments].sort((a, b) => a - b),
  );
  assert.ok((moments.at(-1) ?? 0) <= now && (moments[0] ?? 0) >= now - 365 * day);
  assert.equal(new Set(clicks.map(({ ip }) => ip)).size, clicks.length);
});

test("clicks have a campaign, quiet days and weekly waves", () => {
  assert.ok(inWeekBefore(96) > 4 * inWeekBefore(196));
  const rare = clicksOf(2, { days: 365, average: 0.5 }, now, [1]);
  assert.ok(rare.length > 90 && rare.length < 280, `${rare.length}`);
  const even = clicksOf(3, { days: 364, average: 5 }, now, [1]);
  const on = (weekday: number): number => even.filter(({ create_date }) => create_date.getUTCDay() === weekday).length;
  assert.ok(on(3) > 1.5 * on(6), `${on(3)} on Wednesdays, ${on(6)} on Saturdays`);
  assert.deepEqual(clicksOf(4, { days: 0, average: 9 }, now, [1]), []);
});

test("the first country clicks most, some visitors have none", () => {
  const from = (country: number | null): number => clicks.filter(({ country_id }) => country_id === country).length;
  assert.ok(
    from(1) > from(20) &&
      from(20) > 0 &&
      from(75) > 0 &&
      from(null) > clicks.length / 20 &&
      from(null) < clicks.length / 5,
  );
});

let suite: Suite;
before(async () => {
  suite = await openSuite({ hold: 1 });
});
after(() => suite.close());

test("a new demo has twelve links, one without clicks, and visitors of a dozen countries in the last year", async () => {
  const count = async (what: string) =>
    Object.values((await suite.database.query<Record<string, number>>(`select count(*)::integer ${what}`))[0] ?? {})[0];
  assert.equal(await count("from link_tracker"), 12);
  assert.equal(
    await count("from link_tracker where not exists (select from link_tracker_click where link_id = link_tracker.id)"),
    1,
  );
  assert.equal(await count("from (select distinct country_id from link_tracker_click) as countries"), 13);
  assert.equal(
    await count("from link_tracker_click where create_date > now() or create_date < now() - interval '366 days'"),
    0,
  );
  assert.equal(
    await count(
      "from link_tracker_click join link_tracker on link_tracker.id = link_id where link_tracker_click.create_date < link_tracker.create_date",
    ),
    0,
  );
  const total = (await count("from link_tracker_click")) ?? 0;
  assert.ok(total > 2000 && total < 8000, `${total}`);
});
