import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createEmailForm, looksLikeEmail } from "#marketing/common/form/email-form.ts";

/** Call whose response the test controls. */
function pendingCall() {
  const sent: string[] = [];
  let settle: { resolve: () => void; reject: (error: unknown) => void };
  return {
    sent,
    send: (email: string) => {
      sent.push(email);
      return new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
    },
    answer: () => settle.resolve(),
    refuse: (error: unknown) => settle.reject(error),
  };
}

describe("looksLikeEmail", () => {
  it("requires an at sign between other characters", () => {
    for (const good of ["a@b", " a@b ", "Jane <jane@example.com>", "a@b@c"]) assert.ok(looksLikeEmail(good), good);
    for (const bad of ["", "a", "@", "a@", "@b", "a.b"]) assert.ok(!looksLikeEmail(bad), bad);
  });
});

describe("e-mail form", () => {
  it("refuses an invalid e-mail without a call, until it is valid", async () => {
    const call = pendingCall();
    const form = createEmailForm(call.send);
    form.type("reader");
    await form.submit();
    assert.equal(form.state.get().invalid, true);
    form.type("reader@");
    assert.equal(form.state.get().invalid, true);
    form.type("reader@example.com");
    assert.equal(form.state.get().invalid, false);
    assert.deepEqual(call.sent, []);
  });

  it("does not mark an e-mail that was never sent", () => {
    const form = createEmailForm(pendingCall().send);
    form.type("reader");
    assert.equal(form.state.get().invalid, false);
  });

  it("is busy while the call is pending, and sends once for several submits", async () => {
    const call = pendingCall();
    const form = createEmailForm(call.send);
    form.type("reader@example.com");
    const first = form.submit();
    await form.submit();
    assert.equal(form.state.get().busy, true);
    assert.deepEqual(call.sent, ["reader@example.com"]);
    call.answer();
    await first;
    assert.equal(form.state.get().busy, false);
  });

  it("keeps e-mail and error after a failure, and sends again", async () => {
    const call = pendingCall();
    const form = createEmailForm(call.send);
    form.type("reader@example.com");
    const error = new Error("offline");
    const first = form.submit();
    call.refuse(error);
    await first;
    assert.deepEqual(form.state.get(), { email: "reader@example.com", invalid: false, busy: false, error });
    const second = form.submit();
    assert.equal(form.state.get().error, null);
    call.answer();
    await second;
    assert.deepEqual(call.sent, ["reader@example.com", "reader@example.com"]);
  });

  it("fills in the e-mail that the suite knows, unless the visitor has typed", () => {
    const form = createEmailForm(pendingCall().send);
    form.prefill("joel@example.com");
    assert.equal(form.state.get().email, "joel@example.com");
    form.type("");
    form.prefill("joel@example.com");
    assert.equal(form.state.get().email, "");
  });

  it("checks nothing if it has no field", async () => {
    const call = pendingCall();
    const form = createEmailForm(call.send, () => false);
    const sent = form.submit();
    call.answer();
    await sent;
    assert.deepEqual(call.sent, [""]);
  });
});
