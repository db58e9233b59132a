import assert from "node:assert/strict";
import { it } from "node:test";
import { latinDigits } from "#shared/format/digits.ts";

it("digits: those of any script become 0 to 9, other characters stay", () => {
  for (const [typed, read] of Object.entries({
    "٠١٢٣٤٥٦٧٨٩": "0123456789",
    "۰۱۲۳۴۵۶۷۸۹": "0123456789",
    "०१२": "012",
    "３．５": "3．5",
    "٣ قطع, 4½ m²": "3 قطع, 4½ m²",
    "": "",
  }))
    assert.equal(latinDigits(typed), read, typed);
});
