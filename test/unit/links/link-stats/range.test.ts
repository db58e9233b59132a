import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { dayAt, dayBefore, dayFormat, daysOf } from "#links/link-stats/range.ts";

const zone = process.env["TZ"];
const inZone = (name: string, moment: string) => {
  process.env["TZ"] = name;
  return dayAt(Date.parse(moment));
};
const one = (day: string, clicks = 1) => ({ day, clicks });
const written = (days: readonly { day: string; clicks: number }[]) =>
  days.map(({ day, clicks }) => `${day.slice(5)}:${clicks}`).join(" ");

describe("link-stats days", () => {
  afterEach(() => {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  });

  describe("today", () => {
    it("is the visitor's day", () => {
      const moment = "2026-12-31T23:30:00Z";
      assert.deepEqual(
        ["UTC", "Pacific/Tongatapu", "Pacific/Honolulu", "Europe/Brussels"].map((name) => inZone(name, moment)),
        ["2026-12-31", "2027-01-01", "2026-12-31", "2027-01-01"],
      );
    });

    it("is one day from its first to its last minute, also when the clock changes", () => {
      for (const day of ["2026-03-29", "2026-10-25"]) {
        const [morning, evening] =
          day === "2026-03-29"
            ? ["2026-03-28T23:00:00Z", "2026-03-29T21:59:00Z"]
            : ["2026-10-24T22:00:00Z", "2026-10-25T22:59:00Z"];
        assert.deepEqual([inZone("Europe/Brussels", morning!), inZone("Europe/Brussels", evening!)], [day, day]);
      }
    });
  });

  describe("days of a range", () => {
    it("have 30 and 7 days including today: the days after the one in the request", () => {
      assert.deepEqual(
        [dayBefore("all", "2026-03-01"), dayBefore("month", "2026-03-01"), dayBefore("week", "2026-03-01")],
        [undefined, "2026-01-30", "2026-02-22"],
      );
      assert.equal(dayBefore("week", "2028-03-05"), "2028-02-27");
      assert.equal(dayBefore("month", "2027-01-10"), "2026-12-11");
    });

    it("reach from the first click to today, days without clicks as 0", () => {
      assert.equal(
        written(daysOf("all", [one("2026-12-30", 4), one("2027-01-02", 2)], "2027-01-03")),
        "12-30:4 12-31:0 01-01:0 01-02:2 01-03:0",
      );
    });

    it("do not depend on the first click for a week or a month", () => {
      const clicks = [one("2020-01-01"), one("2026-11-14"), one("2026-11-15", 3)];
      assert.equal(
        written(daysOf("week", clicks, "2026-11-21")),
        "11-15:3 11-16:0 11-17:0 11-18:0 11-19:0 11-20:0 11-21:0",
      );
      const month = daysOf("month", clicks, "2026-11-21");
      assert.deepEqual([month.length, month[0], month.at(-1)], [30, one("2026-10-23", 0), one("2026-11-21", 0)]);
    });

    it("include each day once when the clock changes, in every time zone of the machine", () => {
      for (const name of ["Europe/Brussels", "America/Sao_Paulo", "Africa/Cairo", "Pacific/Tongatapu"]) {
        process.env["TZ"] = name;
        for (const today of ["2026-04-02", "2026-10-28", "2026-11-05"]) {
          const days = daysOf("week", [], today).map(({ day }) => day);
          assert.deepEqual([days.length, new Set(days).size, days.at(-1)], [7, 7, today], `${name} ${today}`);
        }
      }
    });

    it("include ten years after a click ten years ago, with every 29th of February", () => {
      const days = daysOf("all", [one("2016-11-21")], "2026-11-21");
      assert.deepEqual(
        [days.length, days.filter(({ day }) => day.endsWith("02-29")).map(({ day }) => day.slice(0, 4))],
        [3653, ["2020", "2024"]],
      );
    });

    it("continue to the last click if the suite's clock is ahead", () => {
      assert.equal(
        written(daysOf("all", [one("2026-11-20"), one("2026-11-22")], "2026-11-21")),
        "11-20:1 11-21:0 11-22:1",
      );
      assert.equal(daysOf("week", [one("2026-11-22")], "2026-11-21").length, 8);
      assert.equal(written(daysOf("all", [one("2026-11-22")], "2026-11-21")), "11-22:1");
    });

    it("are only today without clicks", () => assert.equal(written(daysOf("all", [], "2026-11-21")), "11-21:0"));
  });

  describe("day format", () => {
    it("has the reader's language, and no time zone", () => {
      for (const name of ["Pacific/Honolulu", "Pacific/Tongatapu"]) {
        process.env["TZ"] = name;
        assert.equal(dayFormat("en", "long")("2027-01-01"), "January 1, 2027");
        assert.equal(dayFormat("fr", "long")("2027-01-01"), "1 janvier 2027");
        assert.equal(dayFormat("de", "short")("2027-01-01"), "01.01.27");
      }
    });
  });
});
