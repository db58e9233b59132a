import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { countedFigure, readFigure } from "#theme/counter/figure.ts";

const counted = (text: string, ...shares: number[]): string[] =>
  shares.map((share) => countedFigure(readFigure(text)!, share));

describe("figure", () => {
  test("is the first number of a text, with prefix and suffix", () => {
    assert.deepEqual(readFigure("about € 1,250.50+ a year"), {
      prefix: "about € ",
      form: "1,250.50",
      suffix: "+ a year",
    });
    assert.deepEqual(readFigure("24/7"), { prefix: "", form: "24", suffix: "/7" });
    assert.deepEqual(readFigure("100."), { prefix: "", form: "100", suffix: "." });
    assert.equal(readFigure("many"), undefined);
    assert.equal(readFigure(""), undefined);
  });

  test("keeps its form at a share of 1", () => {
    for (const text of [
      "0",
      "7",
      "1,250+",
      "1.250",
      "3.5M",
      "99.9 %",
      "1 234 567,89 €",
      "0.375",
      "12'000",
      "٣٬٥٠٠",
      "۱۲۳",
      "1,23,456",
      "007",
    ]) {
      assert.deepEqual(counted(text, 1), [text]);
    }
  });

  test("keeps separators, decimals and digits at every share", () => {
    assert.deepEqual(counted("1,250+", 0, 0.1, 0.5, 0.9), ["0+", "125+", "625+", "1,125+"]);
    assert.deepEqual(counted("€ 3.5M", 0, 0.5), ["€ 0.0M", "€ 1.8M"]);
    assert.deepEqual(counted("1.234,50", 0, 0.001, 0.5), ["0,00", "1,24", "617,25"]);
    assert.deepEqual(counted("0.375", 0, 0.5), ["0.000", "0.188"]);
    assert.deepEqual(counted("٣٬٥٠٠", 0, 0.1, 0.5), ["٠", "٣٥٠", "١٬٧٥٠"]);
  });

  test("never exceeds the whole number", () => {
    assert.deepEqual(counted("3", 0.01, 0.99, 1), ["1", "3", "3"]);
  });
});
