import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { negotiate, translations } from "#shared/i18n/index.ts";

describe("negotiate", () => {
  const offered = ["fr", "de", "pt-BR"];
  const served = {
    fr: "fr",
    FR: "fr",
    "fr-BE": "fr",
    fr_BE: "fr",
    "de-Latn-AT-1996": "de",
    pt_BR: "pt-BR",
    en_US: "en",
    pt: "en",
    tlh: "en",
    français: "en",
    "": "en",
  };
  for (const [lang, name] of Object.entries(served)) {
    it(`serves "${lang}" with ${name}`, () => assert.equal(negotiate(lang, offered), name));
  }
});

describe("translations", () => {
  const french = { cart: { hello: "Bonjour" } };

  it("returns undefined for English", () => {
    const load = translations({ fr: () => assert.fail("French was loaded") });
    assert.equal(load("en-GB"), undefined);
    assert.equal(load("tlh"), undefined);
  });

  it("loads a catalogue once for all elements and regions", async () => {
    let loaded = 0;
    const load = translations({ fr: () => (loaded++, Promise.resolve(french)) });
    assert.deepEqual(await Promise.all([load("fr"), load("fr-BE"), load("fr_CA")]), [french, french, french]);
    assert.equal(loaded, 1);
  });

  it("falls back to English with one warning if a catalogue cannot be loaded", async (t) => {
    const warn = t.mock.method(console, "warn", () => {});
    const load = translations({ fr: () => Promise.reject(new Error("404")) });
    assert.deepEqual(await Promise.all([load("fr"), load("fr-BE")]), [undefined, undefined]);
    assert.equal(await load("fr"), undefined);
    assert.equal(warn.mock.callCount(), 1);
    assert.match(String(warn.mock.calls[0]!.arguments[0]), /"fr"/);
  });
});
