import assert from "node:assert/strict";
import { test } from "node:test";
import { toCsv } from "#shared/ui/chart/csv.ts";

const line = (...cells: (string | number)[]) => toCsv([cells]);

test("csv: rows end as RFC 4180 requires, the last one too; numbers have no quotes", () => {
  assert.equal(
    toCsv([
      ["Day", "Clicks"],
      ["2026-11-21", 1200],
      ["2026-11-22", 0],
    ]),
    '"Day","Clicks"\r\n"2026-11-21",1200\r\n"2026-11-22",0\r\n',
  );
  assert.equal(toCsv([]), "");
});

test("csv: quotes, commas and line ends stay in their cell", () => {
  assert.equal(line('say "x"', "a,b", "a\r\nb"), '"say ""x""","a,b","a\r\nb"\r\n');
});

test("csv: a formula is escaped as text", () => {
  for (const formula of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠A1"])
    assert.equal(line(formula), `"'${formula}"\r\n`);
  assert.equal(line('=HYPERLINK("http://x.example")'), '"\'=HYPERLINK(""http://x.example"")"\r\n');
  assert.equal(line("a=1", -3), '"a=1",-3\r\n');
});

test("csv: letters of every alphabet stay unchanged", () =>
  assert.equal(line("Côte d'Ivoire", "مصر", "日本"), '"Côte d\'Ivoire","مصر","日本"\r\n'));
