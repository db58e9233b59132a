import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { barsOf, dayAt, dayBefore, daysOf, labelFormat, spanFormat } from "#links/link-stats/range.ts";

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

  describe("bars", () => {
    const until = (today: string, count: number) => {
      const first = new Date(Date.parse(today) - (count - 1) * 86_400_000).toISOString().slice(0, 10);
      return daysOf("all", [one(first, 5), one(today, 3)], today).map(({ day }, index) => one(day, index + 1));
    };
    const spans = (today: string, count: number) => {
      const { kind, bars } = barsOf(until(today, count));
      return [kind, ...bars.map(({ from, to }) => `${from} ${to}`)];
    };

    it("are days up to two months, weeks up to a leap year, then months", () => {
      for (const [count, kind, bars] of [
        [1, "day", 1],
        [62, "day", 62],
        [63, "week", 9],
        [64, "week", 10],
        [366, "week", 53],
        [367, "month", 13],
      ] as const) {
        const found = barsOf(until("2028-12-31", count));
        assert.deepEqual([found.kind, found.bars.length], [kind, bars], `${count} days`);
      }
      assert.deepEqual(barsOf([]), { kind: "day", bars: [] });
    });

    it("of weeks end with the last day, across the end of a year and a leap day", () => {
      assert.deepEqual(spans("2028-03-04", 65).slice(0, 3), ["week", "2027-12-31 2028-01-01", "2028-01-02 2028-01-08"]);
      assert.deepEqual(spans("2028-03-04", 65).slice(-2), ["2028-02-20 2028-02-26", "2028-02-27 2028-03-04"]);
    });

    it("of months are those of the calendar, the first and the last one in part", () => {
      const [kind, ...found] = spans("2029-01-01", 400);
      assert.deepEqual([kind, found.length], ["month", 15]);
      assert.deepEqual(
        [found[0], found[2], found.at(-1)],
        ["2027-11-29 2027-11-30", "2028-01-01 2028-01-31", "2029-01-01 2029-01-01"],
      );
      assert.ok(found.includes("2028-02-01 2028-02-29"));
    });

    it("count every day once, and each in its own bar", () => {
      for (const count of [62, 63, 69, 70, 71, 366, 367, 3653]) {
        const days = until("2028-03-01", count);
        const { bars } = barsOf(days);
        assert.equal(
          bars.reduce((total, { clicks }) => total + clicks, 0),
          (count * (count + 1)) / 2,
        );
        for (const { from, to, clicks } of bars) {
          const inside = days.filter(({ day }) => day >= from && day <= to);
          assert.equal(
            clicks,
            inside.reduce((total, day) => total + day.clicks, 0),
          );
        }
      }
    });
  });

  describe("formats of bars", () => {
    const day = { from: "2027-01-01", to: "2027-01-01", clicks: 0 };
    const week = { from: "2026-12-27", to: "2027-01-02", clicks: 0 };
    const spaced = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, " ");

    it("have the reader's language, and no time zone", () => {
      for (const name of ["Pacific/Honolulu", "Pacific/Tongatapu"]) {
        process.env["TZ"] = name;
        assert.equal(spanFormat("en")(day), "January 1, 2027");
        assert.equal(spanFormat("fr")(day), "1 janvier 2027");
        assert.equal(spaced(spanFormat("en")(week)), "December 27, 2026 – January 2, 2027");
        assert.equal(labelFormat("de", "day")(day), "01.01.27");
        assert.equal(labelFormat("en", "week")(week), "12/27/26");
        assert.equal(labelFormat("en", "month")({ ...day, to: "2027-01-31" }), "Jan 2027");
      }
    });
  });
});
