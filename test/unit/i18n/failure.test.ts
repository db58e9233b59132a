import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { failureText, failureTexts } from "../../../shared/i18n/index.ts";
import ar from "../../../shared/i18n/i18n/ar.ts";
import de from "../../../shared/i18n/i18n/de.ts";
import es from "../../../shared/i18n/i18n/es.ts";
import fr from "../../../shared/i18n/i18n/fr.ts";
import nl from "../../../shared/i18n/i18n/nl.ts";
import { SuiteError, type ErrorKind } from "../../../shared/suite/index.ts";

const kinds: Record<ErrorKind, string> = {
  network: failureTexts.failureNetwork,
  server: failureTexts.failureServer,
  session: failureTexts.failureSession,
  access: failureTexts.failureAccess,
  contract: failureTexts.failureContract,
  config: failureTexts.failureConfig,
};

describe("the sentence of a failure", () => {
  for (const [kind, sentence] of Object.entries(kinds)) {
    it(`exists for ${kind}`, () => {
      assert.ok(sentence.endsWith("."));
      assert.equal(failureText(failureTexts, new SuiteError(kind as ErrorKind, "for the console")), sentence);
    });
  }

  it("is the suite's own where it gave one", () => {
    const error = new SuiteError("server", "for the console", { text: "This list is closed." });
    assert.equal(failureText(failureTexts, error), "This list is closed.");
  });

  it("of an error that is not ours says nothing of its insides", () => {
    assert.equal(failureText(failureTexts, new TypeError("x is undefined")), failureTexts.failureContract);
  });

  for (const [lang, texts] of Object.entries({ ar, de, es, fr, nl })) {
    it(`is translated to ${lang}`, () => {
      assert.deepEqual(Object.keys(texts).sort(), Object.keys(failureTexts).sort());
      for (const [key, text] of Object.entries(texts)) assert.notEqual(text, failureTexts[key as keyof typeof failureTexts]);
    });
  }
});
