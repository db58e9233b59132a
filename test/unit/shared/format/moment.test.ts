import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseEnd, parseMoment, zonedDateTime } from "#shared/format/moment.ts";

const local = (...parts: [number, number, number, number?, number?, number?]): number => new Date(...parts).getTime();

describe("a moment", () => {
  test("is a day of the visitor's own time, from its midnight on", () => {
    assert.equal(parseMoment("2027-01-31"), local(2027, 0, 31));
    assert.equal(parseMoment(" 1/31/2027 "), local(2027, 0, 31));
  });

  test("is a time, of the visitor's own zone unless it names one", () => {
    assert.equal(parseMoment("2027-01-31 18:05"), local(2027, 0, 31, 18, 5));
    assert.equal(parseMoment("2027-01-31T18:05:07"), local(2027, 0, 31, 18, 5, 7));
    assert.equal(parseMoment("2027-01-31 18:05:00Z"), Date.UTC(2027, 0, 31, 18, 5));
    assert.equal(parseMoment("2027-01-31T18:05+02:00"), Date.UTC(2027, 0, 31, 16, 5));
  });

  test("that is an end is the midnight with which its day ends, or its time", () => {
    assert.equal(parseEnd("2027-01-31"), local(2027, 1, 1));
    assert.equal(parseEnd("1/31/2027"), local(2027, 1, 1));
    assert.equal(parseEnd("2027-01-31 18:05"), local(2027, 0, 31, 18, 5));
    assert.equal(parseEnd("soon"), undefined);
  });

  test("is nothing else", () => {
    for (const text of ["", "soon", "3px", "2027", "2027-13-01", "31.1.2027", "2027-01-31 25:00", "1"])
      assert.equal(parseMoment(text), undefined, text);
  });

  test("is said with its zone", () => {
    assert.match(zonedDateTime("en", local(2027, 0, 31, 12)), /Jan 31, 2027.*\b(UTC|GMT|[A-Z]{2,5}T)\b/);
    assert.match(zonedDateTime("de", local(2027, 0, 31, 12)), /31\. Jan\.? 2027/);
  });
});
