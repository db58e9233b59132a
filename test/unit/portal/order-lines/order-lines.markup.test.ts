import assert from "node:assert/strict";
import { it } from "node:test";
import { quantityLike } from "#portal/order-lines/order-lines.markup.ts";

for (const [sample, quantity, lang, text] of [
  ["2", "3.0", "en", "3"],
  ["2.0", "3.0", "de", "3.0"],
  ["2,00", "3.0", "de", "3,00"],
  ["2.000", "3.0", "en", "3.000"],
  ["2", "2.5", "en", "2.5"],
  ["2", "2.5", "fr", "2,5"],
  ["2,5", "3.5", "fr", "3,5"],
  ["2.5", "3.0", "en", "3"],
  ["2.0", "2.125", "en", "2.125"],
  ["2", "3", "en", "3"],
  ["٢", "12.0", "ar-EG", "١٢"],
  ["٢٫٠", "10.5", "ar-EG", "١٠٫٥"],
  ["٢", "2.5", "ar-EG", "٢٫٥"],
  ["2", "2.5", "ar-EG", "2.5"],
  // thousands of the language, not decimals
  ["1,000", "1001.0", "en", "1001"],
  ["1.000", "999.5", "de", "999,5"],
  // neither the page nor the suite wrote a number
  ["many", "3.0", "en", "3.0"],
  ["2", "three", "en", "three"],
] as const)
  it(`order-lines: writes ${quantity} as ${text} beside ${sample} (${lang})`, () =>
    assert.equal(quantityLike(sample, quantity, lang), text));
