import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { asked, hold, place, stored, suite, useSuite } from "./basket.ts";

describe("the lines of a cart when calls fail", () => {
  useSuite();

  test("clear the error of a call if a later edit of the same line succeeded", async (t) => {
    const { lines, edit, pass, idle, now, finish, host } = await place(t);
    const releaseFirst = hold();
    edit(lines.chair, "5");
    pass(500);
    await asked(1);
    edit(lines.chair, "6");
    pass(500);
    suite.garbled = true;
    releaseFirst();
    const releaseSecond = hold();
    await asked(2);
    suite.garbled = false;
    releaseSecond();
    await idle();
    assert.equal(host.errors.length, 1);
    assert.deepEqual([now().error, await stored(), await finish()], [null, ["151: 6", "21: 1"], true]);
  });

  test("report an error, stay unchanged, and are sent again only by a retry", async (t) => {
    const { lines, edit, pass, idle, now, host, content, retry } = await place(t);
    suite.garbled = true;
    edit(lines.chair, "5");
    edit(lines.bench, "6");
    pass(500);
    await idle();
    assert.equal(suite.calls.length, 2);
    assert.deepEqual([host.errors.length, host.states.has("error"), content.get(), host.events], [2, true, null, []]);
    assert.equal(now().error, host.errors[1]);
    suite.garbled = false;
    assert.deepEqual(await stored(), ["151: 2", "21: 1"]);
    void retry();
    await idle();
    assert.deepEqual([await stored(), now().error, suite.calls.length], [["151: 5", "21: 6"], null, 4]);
    assert.equal(host.states.has("error"), false);
  });

  test("keep the error of one while others succeed, until it is edited again", async (t) => {
    const { lines, edit, pass, idle, now, retry } = await place(t);
    suite.garbled = true;
    edit(lines.chair, "5");
    pass(500);
    await idle();
    suite.garbled = false;
    edit(lines.bench, "6");
    pass(500);
    await idle();
    assert.ok(now().error);
    edit(lines.chair, "8");
    void retry();
    await settled();
    pass(500);
    await idle();
    assert.deepEqual([now().error, await stored(), suite.calls.length], [null, ["151: 8", "21: 6"], 3]);
  });

  test("are sent at once when the visitor goes to the checkout, which waits for the answers", async (t) => {
    const { lines, edit, finish } = await place(t);
    const release = hold();
    edit(lines.chair, "5");
    edit(lines.bench, "6");
    let done: boolean | undefined;
    const finished = finish().then((succeeded) => (done = succeeded));
    await asked(1);
    await settled();
    assert.equal(done, undefined);
    release();
    await finished;
    assert.deepEqual([done, await stored()], [true, ["151: 5", "21: 6"]]);
  });

  test("prevent the checkout after a failed edit", async (t) => {
    const { lines, edit, pass, finish } = await place(t);
    const release = hold();
    suite.garbled = true;
    edit(lines.chair, "5");
    pass(500);
    await asked(1);
    const finished = finish();
    release();
    assert.equal(await finished, false);
  });

  test("are sent when their element is removed", async (t) => {
    const { lines, edit, host } = await place(t);
    edit(lines.chair, "5");
    host.remove();
    await asked(1);
    while ((await stored())[0] !== "151: 5") await settled();
  });
});
