import assert from "node:assert/strict";
import { test } from "node:test";
import { isDate, writeDate } from "../../../../shared/format/index.ts";

test("a date is one exactly as the language writes it, with or without leading zeros", () => {
  for (const [text, format] of [
    ["11/30/2026", "%m/%d/%Y"],
    ["1/3/2026", "%m/%d/%Y"],
    ["03.01.2026", "%d.%m.%Y"],
    ["29-02-2028", "%d-%m-%Y"],
    ["30/11/2026 9:05:00", "%d/%m/%Y %H:%M:%S"],
  ] as const)
    assert.equal(isDate(text, format), true, text);
  for (const [text, format] of [
    ["2026-11-30", "%m/%d/%Y"],
    ["30/11/2026", "%m/%d/%Y"],
    ["29.02.2026", "%d.%m.%Y"],
    ["1.1.26", "%d.%m.%Y"],
    ["1.1.1899", "%d.%m.%Y"],
    ["1x1x2026", "%d.%m.%Y"],
    ["1/1/2026 24:00:00", "%d/%m/%Y %H:%M:%S"],
    ["1/1/2026", "%d/%m/%Y %H:%M:%S"],
    ["1/1/2026 trailing", "%d/%m/%Y"],
  ] as const)
    assert.equal(isDate(text, format), false, text);
});

test("of a format with names of months nothing is known", () => assert.equal(isDate("1 May 2026", "%d %B %Y"), true));

test("what a date control holds is written as the language writes it", () => {
  assert.equal(writeDate("2026-11-30", "%d/%m/%Y"), "30/11/2026");
  assert.equal(writeDate("2026-11-30T09:05", "%m/%d/%Y %H:%M:%S"), "11/30/2026 09:05:00");
});
