import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { failures } from "#shared/i18n/en.json";
import { failureText } from "#shared/i18n/index.ts";
import { type ErrorKind, SuiteError } from "#shared/suite/index.ts";

const kinds: Record<ErrorKind, string> = {
  network: failures.failureNetwork,
  server: failures.failureServer,
  session: failures.failureSession,
  access: failures.failureAccess,
  contract: failures.failureContract,
  config: failures.failureConfig,
};

/** Messages that a suite may send: from its database, from its code, or from an attacker. */
const hostile = [
  "The operation cannot be completed:\n- Create/update: a mandatory field is not set.\n\nModel: Mailing List (mail.mass_mailing.list)",
  "Record does not exist or has been deleted.\n\n(Records: [99999], User: 4)",
  "invalid literal for int() with base 10: 'abc'",
  "<img src=x onerror=alert(1)>",
  "failureNetwork",
];

describe("the message of a failure", () => {
  for (const [kind, sentence] of Object.entries(kinds)) {
    it(`exists for ${kind}`, () => {
      assert.ok(sentence.endsWith("."));
      assert.equal(failureText(failures, new SuiteError(kind as ErrorKind, "for the console")), sentence);
    });
  }

  for (const [kind, sentence] of Object.entries(kinds)) {
    it(`for ${kind} is ours, not the suite's`, () => {
      for (const text of hostile)
        assert.equal(
          failureText(failures, new SuiteError(kind as ErrorKind, text, { text, retryable: true })),
          sentence,
        );
    });
  }

  for (const kind of ["server", "config"] as const) {
    it(`for a final refusal of the suite (${kind}) names the missing record`, () => {
      for (const text of hostile) {
        const error = new SuiteError(kind, text, { text, retryable: false });
        assert.equal(failureText(failures, error), failures.failureGone);
        assert.equal(
          failureText({ ...failures, failureGone: "This list is not available any more." }, error),
          "This list is not available any more.",
        );
      }
    });
  }

  it("is the text that an author of the suite wrote for visitors, as plain text", () => {
    for (const sentence of ["Sold out.", "<img src=x onerror=alert(1)>", "failureNetwork"])
      for (const retryable of [true, false])
        assert.equal(
          failureText(failures, new SuiteError("server", "/x", { text: "of the code", sentence, retryable })),
          sentence,
        );
  });

  it("depends on the properties of the error alone, since other copies of our code throw their own class", () => {
    assert.equal(failureText(failures, { kind: "server", sentence: "Sold out." }), "Sold out.");
    assert.equal(failureText(failures, { kind: "server", text: "Sold out.", retryable: true }), failures.failureServer);
  });

  it("of an answer that did not come in time says so", () => {
    const cause = new DOMException("late", "TimeoutError");
    const error = new SuiteError("network", "/x gave no answer within 15000 ms", { cause });
    assert.equal(failureText(failures, error), "The server did not answer in time. Please try again.");
  });

  it("of an error that is not ours contains none of its details", () => {
    assert.equal(failureText(failures, new TypeError("x is undefined")), failures.failureContract);
  });
});
