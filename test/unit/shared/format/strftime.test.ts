import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isDateFormat, readDate, usualDateFormat, writeDate } from "#shared/format/index.ts";

describe("readDate", () => {
  it("reads a date exactly as the language writes it, with or without leading zeros", () => {
    for (const [text, format, value] of [
      ["11/30/2026", "%m/%d/%Y", "2026-11-30"],
      ["1/3/2026", "%m/%d/%Y", "2026-01-03"],
      ["03.01.2026", "%d.%m.%Y", "2026-01-03"],
      ["29-02-2028", "%d-%m-%Y", "2028-02-29"],
      ["30/11/2026 9:05:00", "%d/%m/%Y %H:%M:%S", "2026-11-30 09:05:00"],
      ["20261130", "%Y%m%d", "2026-11-30"],
    ] as const)
      assert.equal(readDate(text, format), value, text);
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
      ["hello", "%d %b, %Y"],
      ["31 Feb, 2026", "%d %b, %Y"],
    ] as const)
      assert.equal(readDate(text, format), undefined, text);
  });

  it("reads names of months and days of the language and of the suite, in any case, with and without their dots", () => {
    for (const [text, format, lang, value] of [
      ["01 فبراير, 2026", "%d %b, %Y", "ar", "2026-02-01"],
      ["1 Feb, 2026", "%d %b, %Y", "ar", "2026-02-01"],
      ["٠١ فبراير، ٢٠٢٦", "%d %b, %Y", "ar", "2026-02-01"],
      ["\u200f1 فبراير, 2026", "%d %b, %Y", "ar", "2026-02-01"],
      ["1 FÉVR. 2026", "%d %b %Y", "fr", "2026-02-01"],
      ["1 fevr 2026", "%d %b %Y", "fr", "2026-02-01"],
      ["Κυριακή 1 Φεβρουαρίου 2026", "%A %d %B %Y", "el", "2026-02-01"],
      ["1. feb. 2026", "%d. %b. %Y", "nb", "2026-02-01"],
      ["1 kasım 2026", "%d %B %Y", "tr", "2026-11-01"],
      ["1 KASIM 2026", "%d %B %Y", "tr", "2026-11-01"],
      ["1 APRIL 2026", "%d %B %Y", "tr", "2026-04-01"],
      ["1 มี.ค. 2026", "%d %b %Y", "th", "2026-03-01"],
      ["1 Tháng 12 2026", "%d %B %Y", "vi", "2026-12-01"],
    ] as const)
      assert.equal(readDate(text, format, lang), value, text);
    assert.equal(readDate("Monday 1 February 2026", "%A %d %B %Y"), undefined, "it was a Sunday");
  });

  it("reads hours of a clock of twelve, two digits of a year and the day of a year", () => {
    for (const [text, format, lang, value] of [
      ["1/2/2026 3:04:05 pm", "%d/%m/%Y %I:%M:%S %p", "en", "2026-02-01 15:04:05"],
      ["1/2/2026 12:04:05 AM", "%d/%m/%Y %I:%M:%S %p", "en", "2026-02-01 00:04:05"],
      ["1/2/2026 03:04:05 م", "%d/%m/%Y %I:%M:%S %p", "ar", "2026-02-01 15:04:05"],
      ["1/2/2026 3:04:05 p. m.", "%d/%m/%Y %I:%M:%S %p", "es", "2026-02-01 15:04:05"],
      ["1/2/2026 03:04:05", "%d/%m/%Y %I:%M:%S", "ar", "2026-02-01 03:04:05"],
      ["1/2/68", "%d/%m/%y", "en", "2068-02-01"],
      ["1/2/69", "%d/%m/%y", "en", "1969-02-01"],
      ["2026-032", "%Y-%j", "en", "2026-02-01"],
    ] as const)
      assert.equal(readDate(text, format, lang), value, text);
    assert.equal(readDate("1/2/2026 13:04:05 PM", "%d/%m/%Y %I:%M:%S %p"), undefined);
    assert.equal(readDate("2026-366", "%Y-%j"), undefined);
  });

  it("takes time in proportion to hostile texts and formats", () => {
    const start = performance.now();
    const long = 200_000;
    for (const text of ["1", ".", "１", "a", " ", "فبراير"].map((piece) => piece.repeat(long)))
      for (const format of [`%Y-%m-${"%d".repeat(40)}`, "%d %b, %Y", "%d".repeat(long), `${" ".repeat(long)}%d%m%Y`])
        assert.equal(readDate(text, format, "ar"), undefined);
    assert.ok(performance.now() - start < 2000);
  });
});

describe("writeDate", () => {
  it("writes the value of a date control in the format of the language", () => {
    for (const [value, format, lang, text] of [
      ["2026-11-30", "%d/%m/%Y", "en", "30/11/2026"],
      ["2026-11-30T09:05", "%m/%d/%Y %H:%M:%S", "en", "11/30/2026 09:05:00"],
      ["2026-02-01", "%d %b, %Y", "ar", "01 فبراير, 2026"],
      ["2026-02-01", "%d %b, %Y", "en", "01 Feb, 2026"],
      ["2026-02-01", "%A %d %B %Y", "el", "Κυριακή 01 Φεβρουαρίου 2026"],
      ["2026-02-01", "%d. %b. %Y", "nb", "01. feb. 2026"],
      ["2026-02-01 15:04:05", "%d %b %y %I:%M:%S %p", "en", "01 Feb 26 03:04:05 PM"],
      ["2026-02-01 03:04:05", "%d %b, %Y %I:%M:%S", "ar", "01 فبراير, 2026 03:04:05"],
      ["2026-02-01", "%Y-%j 100%%", "en", "2026-032 100%"],
    ] as const)
      assert.equal(writeDate(value, format, lang), text, format);
  });

  it("writes no text that would be read as another date", () => {
    for (const [value, format] of [
      ["2026-02-01 15:04:05", "%d %b, %Y %I:%M:%S"],
      ["1950-02-01", "%d/%m/%y"],
      ["2026-02-01", "%d %x %Y"],
      ["2026-02-31", "%d/%m/%Y"],
      ["hello", "%d/%m/%Y"],
    ] as const)
      assert.equal(writeDate(value, format), undefined, format);
  });

  it("writes texts that can be read again, for every month of many languages", () => {
    for (const lang of "ar bg ca cs da de el en es fa fi fr he hi hu is it ja ko lt nb nl pl pt-BR ru sv th tr uk vi zh".split(
      " ",
    ))
      for (const format of ["%d %b, %Y", "%a %d. %B %y", "%d. %b. %Y", "%p %I:%M:%S %d %B %Y"])
        for (let month = 0; month < 12; month++) {
          const stamp = new Date(Date.UTC(2026, month, 3, 17, 5, 7)).toISOString().replace("T", " ");
          const value = stamp.slice(0, format.includes("%I") ? 19 : 10);
          const text = writeDate(value, format, lang)!;
          for (const each of [text, text.toUpperCase(), text.toLowerCase()])
            assert.equal(readDate(each, format, lang), value, `${lang} ${format} ${each}`);
        }
  });
});

it("isDateFormat: refuses unknown and repeated directives, and formats without a day", () => {
  for (const format of ["%Y-%m-%d", "%d %b, %Y", "%j %y", "100%% %d.%B.%Y"]) assert.ok(isDateFormat(format), format);
  for (const format of ["", "%Y-%m", "%m/%d", "%Y-%m-%d%d", `%Y-%m-${"%d".repeat(40)}`, "%x", "%Y-%m-%Q", "%Y %b"])
    assert.ok(!isDateFormat(format), format);
});

it("usualDateFormat: returns the format of days in a language", () => {
  const formats = ["en", "en-GB", "de", "nl", "fr", "ar", "ja"].map(usualDateFormat);
  assert.deepEqual(formats, ["%m/%d/%Y", "%d/%m/%Y", "%d.%m.%Y", "%d-%m-%Y", "%d/%m/%Y", "%d/%m/%Y", "%Y/%m/%d"]);
});
