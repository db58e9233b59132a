import assert from "node:assert/strict";
import { test } from "node:test";
import { serial } from "#shop/common/lists/changes.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";

test("serial: runs tasks one after the other with their own results, also after a failure", async () => {
  const inTurn = serial();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string, fails = false) =>
    inTurn(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (fails) throw new Error(name);
      return name;
    });
  const [first, second, third] = [task("first"), task("second", true), task("third")];
  await settled();
  assert.deepEqual(begun, ["first"]);
  ends[0]!();
  assert.equal(await first, "first");
  ends[1]!();
  await assert.rejects(second, { message: "second" });
  assert.deepEqual(begun, ["first", "second", "third"]);
  ends[2]!();
  assert.equal(await third, "third");
});

test("serial: runs two queues independently", async () => {
  const [one, other] = [serial(), serial()];
  void one(() => new Promise(() => {}));
  assert.equal(await other(() => Promise.resolve("done")), "done");
});
