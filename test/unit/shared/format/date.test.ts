import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { type SinonFakeTimers, useFakeTimers } from "sinon";
import { ago, daysAgo, formatDate, parseDate } from "#shared/format/index.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe("dates", () => {
  let clock: SinonFakeTimers;
  beforeEach(() => {
    clock = useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ["Date"] });
  });
  afterEach(() => clock.restore());

  it("reads the suite's dates as UTC", () => {
    assert.equal(parseDate("2026-11-21 06:05:21"), Date.UTC(2026, 10, 21, 6, 5, 21));
  });

  it("treats an absent or unreadable date as now", () => {
    for (const date of [false, null, undefined, "", "soon", "2026-13-41 06:05:21"] as const)
      assert.equal(parseDate(date), Date.now(), String(date));
  });

  it("returns now for less than 45 s, and for dates in the future of the suite's clock", () => {
    const now = Date.now();
    for (const past of [0, 44 * second, 44_999, -5 * minute])
      assert.equal(ago("en", now - past, now), "now", String(past));
    assert.equal(ago("en", now - 45 * second, now), "1 minute ago");
  });

  it("changes units at the limits of moment", () => {
    const now = Date.now();
    const said: [number, string][] = [
      [89 * second, "1 minute ago"],
      [90 * second, "2 minutes ago"],
      [44 * minute, "44 minutes ago"],
      [45 * minute, "1 hour ago"],
      [90 * minute, "2 hours ago"],
      [21 * hour, "21 hours ago"],
      [22 * hour, "1 day ago"],
      [36 * hour, "2 days ago"],
      [25 * day, "25 days ago"],
      [26 * day, "1 month ago"],
      [60 * day, "2 months ago"],
      [330 * day, "1 year ago"],
      [800 * day, "2 years ago"],
    ];
    for (const [past, text] of said) assert.equal(ago("en", now - past, now), text);
  });

  it("does not call this morning yesterday", () => {
    const now = new Date(2026, 10, 21, 23).getTime();
    assert.equal(ago("en", new Date(2026, 10, 21, 0, 30).getTime(), now), "1 day ago");
  });

  it("uses the visitor's language", () => {
    const now = Date.now();
    assert.equal(ago("de", now - 5 * minute, now), "vor 5 Minuten");
    assert.equal(ago("fr", now, now), "maintenant");
    assert.match(ago("ar", now - 5 * minute, now), /^قبل .+ دقائق$/);
    assert.equal(formatDate("en", now, { dateStyle: "long" }), "November 21, 2026");
    assert.equal(formatDate("de", now, { dateStyle: "long" }), "21. November 2026");
    assert.match(formatDate("ar", now, { dateStyle: "long" }), /نوفمبر/);
    assert.equal(formatDate("de", now, { timeStyle: "short" }), "12:00");
    assert.match(formatDate("en", now, { dateStyle: "long", timeStyle: "short" }), /^November 21, 2026 at 12:00\sPM$/);
  });

  it("counts midnights, not days of 24 hours", () => {
    const at = (date: number, hours = 0, minutes = 0, month = 10) =>
      new Date(2026, month, date, hours, minutes).getTime();
    assert.equal(daysAgo(at(21, 0, 0), at(21, 23, 59)), 0);
    assert.equal(daysAgo(at(20, 23, 59), at(21, 0, 0)), 1);
    assert.equal(daysAgo(at(20, 0, 0), at(21, 23, 59)), 1);
    assert.equal(daysAgo(at(19, 23, 59), at(21, 0, 1)), 2);
    // In every time zone: days on which clocks change have 23 or 25 hours.
    for (let date = 1; date <= 365; date++)
      assert.equal(daysAgo(at(date, 12, 0, 0), at(date + 1, 0, 30, 0)), 1, String(date));
  });
});
