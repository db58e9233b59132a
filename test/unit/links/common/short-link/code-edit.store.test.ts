import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { createCodeEdit } from "#links/common/short-link/code-edit.store.ts";
import { connect } from "#shared/suite/index.ts";
import { asked, hold, openPage, paths, suite, useSuite } from "#test/unit/links/suite.ts";

function place(code = "sLw") {
  const changes: string[] = [];
  const errors: unknown[] = [];
  const edit = createCodeEdit(
    connect(suite.origin),
    code,
    (from, to) => changes.push(`${from} ${to}`),
    (error) => errors.push(error),
  );
  return { ...edit, changes, errors, now: () => edit.state.get() };
}
/** Starts to edit, and types this text. */
function typed(text: string, code?: string) {
  const placed = place(code);
  placed.edit();
  placed.type(text);
  return placed;
}

describe("code edit", () => {
  useSuite();
  beforeEach(async () => {
    await openPage();
    await suite.database.query("delete from link_tracker_code where code like 'new-%'");
  });

  it("starts with the code, and returns to it when editing is cancelled", () => {
    const { edit, type, cancel, now } = place();
    assert.deepEqual(now(), { code: "sLw", draft: null, problem: null, busy: false });
    edit();
    assert.equal(now().draft, "sLw");
    type("half");
    cancel();
    assert.deepEqual(now(), { code: "sLw", draft: null, problem: null, busy: false });
    edit();
    assert.equal(now().draft, "sLw");
  });

  it("applies the code that the suite confirms, and reports it to the page", async () => {
    const { save, now, changes, errors } = typed(" new-code ");
    const saving = save();
    assert.equal(now().busy, true);
    await saving;
    assert.deepEqual(now(), { code: "new-code", draft: null, problem: null, busy: false });
    assert.deepEqual([changes, errors], [["sLw new-code"], []]);
    assert.deepEqual(await suite.database.query("select link_id from link_tracker_code where code = 'new-code'"), [
      { link_id: 11 },
    ]);
  });

  it("changes the code a second time", async () => {
    const { edit, type, save, now, changes } = typed("new-1");
    await save();
    edit();
    type("new-2");
    await save();
    assert.deepEqual([now().code, changes], ["new-2", ["sLw new-1", "new-1 new-2"]]);
  });

  it("refuses an empty code, and removes the message when the visitor types", async () => {
    const { save, type, now } = typed("  ");
    await save();
    assert.deepEqual([now().problem, now().draft], ["empty", "  "]);
    type("n");
    assert.equal(now().problem, null);
    assert.deepEqual(suite.calls, []);
  });

  it("refuses characters that an address needs to escape", async () => {
    for (const odd of ["a b", "é", "a/b", "a?b", "a#b", "a+", "a%20", "<b>", "شراء"]) {
      const { save, now } = typed(odd);
      await save();
      assert.equal(now().problem, "odd", odd);
    }
    assert.deepEqual(suite.calls, []);
    const { save, now } = typed("new-Z_z.0~9");
    await save();
    assert.equal(now().code, "new-Z_z.0~9");
  });

  it("makes no call for an unchanged code, or outside of edit mode", async () => {
    for (const same of ["sLw", " sLw "]) {
      const { save, now, changes } = typed(same);
      await save();
      assert.deepEqual([now().draft, changes], [null, []]);
    }
    await place().save();
    assert.deepEqual(suite.calls, []);
  });

  it("shows that another link has the code, stays in edit mode, and reports nothing to the page", async () => {
    const { save, now, changes, errors, cancel } = typed("chair");
    await save();
    assert.deepEqual(now(), { code: "sLw", draft: "chair", problem: "taken", busy: false });
    assert.deepEqual([changes, errors], [[], []]);
    cancel();
    assert.equal(now().problem, null);
  });

  it("shows the same message for every other error, and reports the error", async () => {
    suite.garbled = true;
    const { save, now, errors } = typed("new-lost");
    await save();
    assert.deepEqual([now().problem, now().draft, errors.length], ["taken", "new-lost", 1]);
  });

  it("sends once on a double submit", async () => {
    const { save, changes } = typed("new-twice");
    await Promise.all([save(), save()]);
    assert.deepEqual([suite.calls, changes], [[paths.code], ["sLw new-twice"]]);
  });

  it("applies the code that the suite confirms also if editing was cancelled meanwhile", async () => {
    const release = hold(paths.code);
    const { save, cancel, now, changes } = typed("new-late");
    const saving = save();
    await asked(paths.code);
    cancel();
    assert.deepEqual([now().code, now().draft], ["sLw", null]);
    release();
    await saving;
    assert.deepEqual(
      [now(), changes],
      [{ code: "new-late", draft: null, problem: null, busy: false }, ["sLw new-late"]],
    );
  });

  it("shows no message about an error after editing was cancelled", async () => {
    const release = hold(paths.code);
    const { save, cancel, now } = typed("chair");
    const saving = save();
    await asked(paths.code);
    cancel();
    release();
    await saving;
    assert.deepEqual(now(), { code: "sLw", draft: null, problem: null, busy: false });
  });
});
