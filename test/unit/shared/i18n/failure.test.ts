import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { findElements } from "#scripts/build/elements.mjs";
import ar from "#shared/i18n/ar.ts";
import de from "#shared/i18n/de.ts";
import es from "#shared/i18n/es.ts";
import fr from "#shared/i18n/fr.ts";
import { failureText, failureTexts } from "#shared/i18n/index.ts";
import nl from "#shared/i18n/nl.ts";
import { type ErrorKind, SuiteError } from "#shared/suite/index.ts";

/** An address, since a bundler takes a path with a gap in it for all files that fit: scripts/test/select.mjs. */
const importOf = (file: string): Promise<unknown> =>
  import(new URL(`../../../../${file}`, import.meta.url).href) as Promise<unknown>;

const kinds: Record<ErrorKind, string> = {
  network: failureTexts.failureNetwork,
  server: failureTexts.failureServer,
  session: failureTexts.failureSession,
  access: failureTexts.failureAccess,
  contract: failureTexts.failureContract,
  config: failureTexts.failureConfig,
};

/** What a suite may say: of its database, of its code, or what somebody put there. */
const hostile = [
  "The operation cannot be completed:\n- Create/update: a mandatory field is not set.\n\nModel: Mailing List (mail.mass_mailing.list)",
  "Record does not exist or has been deleted.\n\n(Records: [99999], User: 4)",
  "invalid literal for int() with base 10: 'abc'",
  "<img src=x onerror=alert(1)>",
  "failureNetwork",
];

describe("the sentence of a failure", () => {
  for (const [kind, sentence] of Object.entries(kinds)) {
    it(`exists for ${kind}`, () => {
      assert.ok(sentence.endsWith("."));
      assert.equal(failureText(failureTexts, new SuiteError(kind as ErrorKind, "for the console")), sentence);
    });
  }

  for (const [kind, sentence] of Object.entries(kinds)) {
    it(`for ${kind} is ours, whatever the suite said`, () => {
      for (const text of hostile)
        assert.equal(
          failureText(failureTexts, new SuiteError(kind as ErrorKind, text, { text, retryable: true })),
          sentence,
        );
    });
  }

  for (const kind of ["server", "config"] as const) {
    it(`for what the suite refused for good (${kind}) says that it is not there`, () => {
      for (const text of hostile) {
        const error = new SuiteError(kind, text, { text, retryable: false });
        assert.equal(failureText(failureTexts, error), failureTexts.failureGone);
        assert.equal(
          failureText({ ...failureTexts, failureGone: "This list is not available any more." }, error),
          "This list is not available any more.",
        );
      }
    });
  }

  it("is what an author of the suite has written for visitors, whatever it looks like", () => {
    for (const sentence of ["Sold out.", "<img src=x onerror=alert(1)>", "failureNetwork"])
      for (const retryable of [true, false])
        assert.equal(
          failureText(failureTexts, new SuiteError("server", "/x", { text: "of the code", sentence, retryable })),
          sentence,
        );
  });

  it("is told by the error's properties alone, since other copies of our code throw their own class", () => {
    assert.equal(failureText(failureTexts, { kind: "server", sentence: "Sold out." }), "Sold out.");
    assert.equal(
      failureText(failureTexts, { kind: "server", text: "Sold out.", retryable: true }),
      failureTexts.failureServer,
    );
  });

  it("of an error that is not ours says nothing of its insides", () => {
    assert.equal(failureText(failureTexts, new TypeError("x is undefined")), failureTexts.failureContract);
  });

  it("that an element has of its own for what is gone, it has in every language", async () => {
    const theirs: string[] = [];
    for (const { tag, name, folder, languages, textsFile, textsName } of findElements()) {
      const { default: declaration } = (await importOf(`${folder}/${name}.element.ts`)) as {
        default: { texts: Record<string, unknown> };
      };
      const { failureGone = failureTexts.failureGone } = declaration.texts;
      if (failureGone === failureTexts.failureGone) continue;
      theirs.push(tag);
      for (const language of languages) {
        const { [textsName]: texts } = (await importOf(`${textsFile(language)}.ts`)) as Record<
          string,
          Record<string, unknown>
        >;
        const general = { ar, de, es, fr, nl }[language]!.failureGone;
        assert.ok(
          ![general, failureGone, undefined].includes(texts!["failureGone"] as string),
          `${tag} in ${language}`,
        );
      }
    }
    assert.ok(
      theirs.includes("suite-subscribe") &&
        theirs.includes("suite-newsletter-popup") &&
        theirs.includes("suite-add-to-cart"),
      theirs.join(),
    );
  });

  for (const [lang, texts] of Object.entries({ ar, de, es, fr, nl })) {
    it(`is translated to ${lang}`, () => {
      assert.deepEqual(Object.keys(texts).sort(), Object.keys(failureTexts).sort());
      for (const [key, text] of Object.entries(texts))
        assert.notEqual(text, failureTexts[key as keyof typeof failureTexts]);
    });
  }
});
