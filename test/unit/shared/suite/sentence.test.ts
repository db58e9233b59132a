import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import { object, unknown } from "valibot";
import { failures } from "#shared/i18n/en.json";
import { failureText } from "#shared/i18n/index.ts";
import type { Call } from "#shared/suite/contract/call.ts";
import { connect, sentenceFor, type SuiteError } from "#shared/suite/index.ts";
import { createCardCall, prepareTransactionCall } from "#shop/api/payments.ts";
import { deleteTokenCall, linkedRecordsCall } from "#shop/api/tokens.ts";
import { body, replay, serve } from "./server.ts";

const anything = { path: "/any", read: false, params: object({}), result: unknown() };

/** Returns the error of a call with the given response. */
async function thrown(t: TestContext, play: Parameters<typeof serve>[1], call: Call = anything): Promise<SuiteError> {
  const { origin } = await serve(t, play);
  return connect(origin)
    .call(call, {})
    .then(
      () => assert.fail("the call succeeded"),
      (error: unknown) => error as SuiteError,
    );
}

const refused = (t: TestContext, data: unknown, code: unknown = 200, call?: Call): Promise<SuiteError> =>
  thrown(t, body(JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code, message: "Server Error", data } })), call);

/** Returns the `data` of an error that the suite raised with a single text. */
const raised = (type: unknown, said: unknown) => ({
  name: "x.exceptions.Error",
  debug: "Traceback (most recent call last):\n  File …",
  message: typeof said === "string" ? `${said}\nNone` : "",
  arguments: [said, null],
  exception_type: type,
});

const forPeople = ["user_error", "warning", "validation_error"];

describe("a message that an author wrote for visitors", () => {
  for (const type of forPeople) {
    it(`is in a ${type}`, async (t) => {
      const error = await refused(t, raised(type, "Sold out."));
      assert.deepEqual([error.kind, error.sentence, error.retryable], ["server", "Sold out.", false]);
      assert.equal(failureText(failures, error), "Sold out.");
      assert.doesNotMatch(error.message, /Traceback/);
    });

    it(`is the message of a ${type} whose first argument is no text`, async (t) => {
      for (const argument of [undefined, null, 7, { text: "Sold out." }])
        assert.equal(
          (await refused(t, { ...raised(type, argument), message: "Sold out.\nNone" })).sentence,
          "Sold out.",
        );
      assert.equal((await refused(t, { exception_type: type, message: "Sold out." })).sentence, "Sold out.");
    });

    it(`is one line, as text, in a ${type}`, async (t) => {
      assert.equal((await refused(t, raised(type, " Sold\n\tout. "))).sentence, "Sold out.");
      const html = "<img src=x onerror=alert(1)>";
      assert.equal((await refused(t, raised(type, html))).sentence, html);
    });

    for (const [what, said] of [
      ["empty", ""],
      ["white space", " \n\t "],
      ["a number", 7],
      ["longer than a sentence", "Sold out. ".repeat(51)],
      ["a traceback", 'Traceback (most recent call last):\n  File "x.py", line 1'],
    ] as const)
      it(`is missing in a ${type} that is ${what}`, async (t) => {
        const error = await refused(t, raised(type, said));
        assert.equal(error.sentence, "");
        assert.ok([failures.failureGone, failures.failureServer].includes(failureText(failures, error)));
      });
  }

  it("may have 500 characters", async (t) => {
    assert.equal((await refused(t, raised("user_error", "x".repeat(500)))).sentence.length, 500);
    assert.equal((await refused(t, raised("user_error", "x".repeat(501)))).sentence, "");
  });

  for (const [name, sentence] of [
    [
      "json_user_error",
      "You can not remove the admin user as it is used internally for resources created by Eagle (updates, module installation, ...)",
    ],
    ["json_validation_error", "You cannot create recursive Partner hierarchies."],
    ["json_sql_constraint", "You can not have two users with the same login!"],
  ] as const)
    it(`is in ${name}`, async (t) => {
      assert.equal((await thrown(t, replay(`envelope/${name}`))).sentence, sentence);
    });
});

describe("the reason of a refusal, shown by the built-in front end for any class of exception", () => {
  const declined = "Your card was declined.";
  const card = createCardCall("/payment/stripe/s2s/create_json_3ds");
  const exception = (name: string, message: unknown, first: unknown = message) => ({
    name,
    debug: "Traceback (most recent call last):",
    message,
    arguments: [first],
    exception_type: "internal_error",
  });
  for (const name of [
    "builtins.Exception",
    "builtins.ValueError",
    "builtins.RuntimeError",
    "stripe.error.CardError",
    "x.payment.ProviderError",
  ])
    it(`is in a ${name} of a payment's routes alone`, async (t) => {
      for (const call of [card, prepareTransactionCall("/shop/payment/transaction/"), linkedRecordsCall(2)]) {
        const error = await refused(t, exception(name, declined), 200, call as unknown as Call);
        assert.deepEqual([error.kind, error.sentence], ["server", declined], call.path);
        assert.equal(failureText(failures, error), declined);
      }
      for (const call of [deleteTokenCall as unknown as Call, anything])
        assert.equal((await refused(t, exception(name, declined), 200, call)).sentence, "", call.path);
    });

  it("is in the recording of a card that was declined", async (t) => {
    const { sentence } = await thrown(t, replay("payment/s2s_create_json_3ds__declined"), card);
    assert.equal(sentence, declined);
  });

  it("is the message if the first argument differs", async (t) => {
    const error = await refused(t, exception("stripe.error.CardError", declined, "card_declined"), 200, card);
    assert.equal(error.sentence, declined);
  });

  for (const said of [
    "int() argument must be a string, a bytes-like object or a number, not 'NoneType'",
    "stripe_s2s() missing 1 required positional argument: 'acquirer_id'",
    "'bool' object has no attribute 'split'",
    "acquirer_id",
    "View 'x' not found\n\nTemplate: payment.form",
    'duplicate key value violates unique constraint "payment_token_acquirer_ref_uniq"',
    "",
  ])
    it(`is no message of the code: ${JSON.stringify(said)}`, async (t) => {
      assert.equal((await refused(t, exception("builtins.TypeError", said), 200, card)).sentence, "");
    });

  it("is empty for a missing session, right or record", async (t) => {
    assert.equal((await refused(t, exception("x.SessionExpired", declined), 100, card)).sentence, "");
    for (const type of ["access_error", "missing_error"])
      assert.equal((await refused(t, { ...exception("x", declined), exception_type: type }, 200, card)).sentence, "");
  });
});

describe("messages about code and database", () => {
  for (const type of [
    "internal_error",
    "access_error",
    "access_denied",
    "missing_error",
    "except_orm",
    "user_errors",
    "",
    null,
    7,
    {},
    undefined,
  ])
    it(`are not shown to visitors for the type ${JSON.stringify(type)}`, async (t) => {
      const error = await refused(t, raised(type, "Sold out."));
      assert.deepEqual([error.name, error.sentence], ["SuiteError", ""]);
      assert.notEqual(failureText(failures, error), "Sold out.");
    });

  for (const [code, kind] of [
    [100, "session"],
    [404, "config"],
  ] as const)
    it(`are not shown with the code ${code}`, async (t) => {
      for (const type of forPeople) {
        const error = await refused(t, raised(type, "Sold out."), code);
        assert.deepEqual([error.kind, error.sentence], [kind, ""]);
      }
    });

  for (const name of ["mailing/subscribe__unknown_list", "links/utm_campaign_create__no_name"])
    it(`are not shown for a constraint of the database: ${name}`, async (t) => {
      const error = await thrown(t, replay(name));
      assert.equal(error.sentence, "");
      assert.equal(failureText(failures, error), failures.failureGone);
    });

  for (const said of [
    "Constraint: mail_mass_mailing_contact_list_rel_list_id_fkey",
    "Einschränkung: mail_mass_mailing_contact_list_rel_list_id_fkey",
    "Das Feld ist nicht gesetzt. Modell: Kampagne (utm.campaign), Feld: Name (name)",
    'null value in column "name" violates not-null constraint',
    'relation "sale_order" does not exist',
    "sale_order_date_order_conditional_required is violated",
  ])
    it(`are not shown if they name constraints, tables, models or fields: ${said}`, async (t) => {
      const error = await refused(t, raised("validation_error", said));
      assert.equal(error.sentence, "");
      assert.match(error.message, /: /, "the console has it");
      assert.ok(error.message.includes(said));
    });

  for (const said of [
    "The minimum amount (12.50) is not reached.",
    "ann_van_dyke@example.com is no address that we know (info@example.com).",
    "This field is required.",
    "The key of this model is out of stock.",
    "Rating should be between 0 to 10",
  ])
    it(`do not include a message for visitors, which is shown: ${said}`, async (t) => {
      for (const type of forPeople) assert.equal((await refused(t, raised(type, said))).sentence, said);
    });

  for (const said of [
    "Constraint: mail_mass_mailing_contact_list_rel_list_id_fkey",
    'insert or update on table "sale_order" violates foreign key constraint',
  ])
    it(`are not shown in any type of error: ${said}`, async (t) => {
      for (const type of forPeople) assert.equal((await refused(t, raised(type, said))).sentence, "");
      assert.equal(sentenceFor(said), "");
    });

  it("are not shown if PostgreSQL wrote them", async (t) => {
    const said =
      'new row for relation "sale_order" violates check constraint "positive"\nDETAIL:  Failing row contains (1).';
    assert.equal((await refused(t, raised("validation_error", said))).sentence, "");
  });

  it("are not shown from a refusal without the usual form", async (t) => {
    for (const data of [true, 7, "Sold out.", [], { exception_type: "user_error" }, { message: 7 }])
      assert.equal((await refused(t, data)).sentence, "", JSON.stringify(data));
    for (const part of [{ message: 7 }, { message: {} }, { arguments: 7 }, { arguments: {} }])
      assert.equal((await refused(t, { exception_type: "user_error", ...part })).sentence, "", JSON.stringify(part));
  });
});
