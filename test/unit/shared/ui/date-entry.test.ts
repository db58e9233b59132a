import assert from "node:assert/strict";
import { test } from "node:test";
import { type DateRule, entryMessage, firstDay, lastDay, readEntry, writeEntry } from "#shared/ui/date-entry.ts";

const rule: DateRule = { format: "%d/%m/%Y", lang: "en", kind: "date", min: firstDay, max: lastDay };
const texts = {
  date: "'{value}' is not a correct date.",
  datetime: "'{value}' is not a correct datetime.",
  early: "Not before {date}.",
  late: "Not after {date}.",
  pick: "",
};

test("date entry: a date is read in the language's format, with and without leading zeros, or in the suite's format", () => {
  for (const text of ["01/02/2026", "1/2/2026", " 1/2/2026 ", "2026-02-01"])
    assert.deepEqual(readEntry(text, rule), { value: "2026-02-01" }, text);
  assert.deepEqual(readEntry(" ", rule), { value: "" });
});

test("date entry: an invalid date, or one in a year out of range, has no value", () => {
  for (const text of ["31/02/2026", "1/13/2026", "1/2/26", "31/12/1899", "1/1/10000", "1/2/2026x", "1-2-2026"])
    assert.deepEqual(readEntry(text, rule), { value: "", problem: "none" }, text);
});

test("date entry: a date out of its bounds names the bound that it exceeds", () => {
  const year = { ...rule, min: "2026-01-01", max: "2026-12-31" };
  assert.equal(readEntry("31/12/2025", year).problem, "early");
  assert.equal(readEntry("1/1/2027", year).problem, "late");
  assert.deepEqual([readEntry("1/1/2026", year).value, readEntry("31/12/2026", year).value], [year.min, year.max]);
  assert.equal(entryMessage("1/1/2027", "late", year, texts), "Not after 31/12/2026.");
});

test("date entry: the message quotes a wrong text unchanged, dollars and braces too", () =>
  assert.equal(entryMessage("$& {date}", "none", rule, texts), "'$& {date}' is not a correct date."));

test("date entry: a time is a part of the value", () => {
  const time: DateRule = { ...rule, format: "%d/%m/%Y %H:%M:%S", kind: "datetime" };
  assert.equal(readEntry("1/2/2026 9:05:00", time).value, "2026-02-01 09:05:00");
  assert.equal(readEntry("1/2/2026", time).problem, "none");
  assert.equal(writeEntry("2026-02-01T09:05", time), "01/02/2026 09:05:00");
});

test("date entry: names of months and a clock of twelve follow the language; values that the format cannot express use the suite's format", () => {
  const arabic: DateRule = { ...rule, format: "%d %b, %Y", lang: "ar" };
  assert.equal(writeEntry("2026-02-01", arabic), "01 فبراير, 2026");
  assert.equal(readEntry("1 فبراير, 2026", arabic).value, "2026-02-01");
  const time: DateRule = { ...arabic, format: "%d %b, %Y %I:%M:%S", kind: "datetime" };
  assert.equal(writeEntry("2026-02-01T09:05", time), "01 فبراير, 2026 09:05:00");
  assert.equal(writeEntry("2026-02-01T21:05", time), "2026-02-01 21:05:00");
  assert.equal(entryMessage("x", "late", { ...time, max: "2026-02-01" }, texts), "Not after 01 فبراير, 2026.");
});

test("date entry: dates use the suite's format if the format is unknown or cannot be read back", () => {
  for (const format of ["", "%d %x %Y", "%d/%m", "%Y-%m-%d%d"]) {
    assert.equal(writeEntry("2026-02-01", { ...rule, format }), "2026-02-01", format);
    assert.equal(readEntry("2026-02-01", { ...rule, format }).value, "2026-02-01", format);
  }
});
