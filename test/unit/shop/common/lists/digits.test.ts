import assert from "node:assert/strict";
import { test } from "node:test";
import { digits } from "#shop/common/lists/counter.ts";

test("digits: formats a count as the language writes it", () => {
  for (const lang of ["en", "de", "es", "fr", "nl", "ar", "ar-EG", "fa", "en-GB", "es-MX", "fr-BE", "de-CH"]) {
    for (const count of [0, 1, 4, 10, 999, 1000, 12_345])
      assert.equal(digits(lang, count), count.toLocaleString(lang), `${lang} ${count}`);
  }
  assert.equal(digits("fa", 12), "۱۲");
});
