import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseEnd, parseMoment, zonedDateTime } from "#shared/format/moment.ts";

const local = (...parts: [number, number, number, number?, number?, number?]): number => new Date(...parts).getTime();

describe("moment", () => {
  test("reads a day as its midnight in the visitor's time zone", () => {
    assert.equal(parseMoment("2027-01-31"), local(2027, 0, 31));
    assert.equal(parseMoment(" 1/31/2027 "), local(2027, 0, 31));
  });

  test("reads a time in the visitor's time zone unless the text names a zone", () => {
    assert.equal(parseMoment("2027-01-31 18:05"), local(2027, 0, 31, 18, 5));
    assert.equal(parseMoment("2027-01-31T18:05:07"), local(2027, 0, 31, 18, 5, 7));
    assert.equal(parseMoment("2027-01-31 18:05:00Z"), Date.UTC(2027, 0, 31, 18, 5));
    assert.equal(parseMoment("2027-01-31T18:05+02:00"), Date.UTC(2027, 0, 31, 16, 5));
  });

  test("reads digits of any script, and the marks of direction around them", () => {
    assert.equal(parseMoment("٢٠٢٧-٠١-٣١ ١٨:٠٥"), local(2027, 0, 31, 18, 5));
    assert.equal(parseMoment("\u200f۱/۳۱/۲۰۲۷\u200f"), local(2027, 0, 31));
    assert.equal(parseEnd("٢٠٢٧-٠١-٣١"), local(2027, 1, 1));
  });

  test("reads an end as the midnight after its day, or as its time", () => {
    assert.equal(parseEnd("2027-01-31"), local(2027, 1, 1));
    assert.equal(parseEnd("1/31/2027"), local(2027, 1, 1));
    assert.equal(parseEnd("2027-01-31 18:05"), local(2027, 0, 31, 18, 5));
    assert.equal(parseEnd("soon"), undefined);
  });

  test("refuses other texts", () => {
    for (const text of ["", "soon", "3px", "2027", "2027-13-01", "31.1.2027", "2027-01-31 25:00", "1"])
      assert.equal(parseMoment(text), undefined, text);
  });

  test("is written with its time zone", () => {
    assert.match(zonedDateTime("en", local(2027, 0, 31, 12)), /Jan 31, 2027.*\b(UTC|GMT|[A-Z]{2,5}T)\b/);
    assert.match(zonedDateTime("de", local(2027, 0, 31, 12)), /31\. Jan\.? 2027/);
  });
});
