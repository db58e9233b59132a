import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { callsTo, openPage, paths, useSuite } from "../suite.ts";
import { forgetMadeTags, listed, stored } from "./tag-field-place.ts";

describe("tag field by keyboard", () => {
  useSuite();
  beforeEach(async () => {
    await openPage();
    await forgetMadeTags();
  });

  it("settles with nothing if it is empty, with the typed name, or with a pending tag", async () => {
    const field = await listed();
    assert.equal(await field.settle(), undefined);
    field.type("  ");
    assert.equal(await field.settle(), undefined);
    field.type("christmas ORDERS");
    assert.equal(await field.settle(), 4);
    assert.equal(callsTo(paths.createTag), 0);
    field.create("On its way");
    const id = await field.settle();
    assert.deepEqual([[{ id, name: "On its way" }], callsTo(paths.createTag)], [await stored("On its way"), 1]);
    field.clear();
    assert.deepEqual([field.now().text, field.now().open, await field.settle()], ["", false, undefined]);
  });

  it("chooses an existing tag by the typed name when the visitor leaves the field, and keeps a new name", async () => {
    const { type, close, now } = await listed();
    type("ten years OF repairs");
    close();
    assert.deepEqual([now().chosen?.id, now().text, now().open], [6, "Ten years of repairs", false]);
    type("ten years");
    close();
    assert.deepEqual([now().chosen, now().text, now().open, now().active], [null, "ten years", false, -1]);
  });

  it("keeps the active option when another tab adds a tag before it", async () => {
    const [field, other] = [await listed(), await listed()];
    field.type("repair");
    field.reach(field.now().options.length - 1);
    assert.equal(field.names()[field.now().active], "+repair");
    other.create("Repair café");
    await other.done();
    assert.deepEqual(field.names(), ["Repair week", "Ten years of repairs", "Repair café", "+repair"]);
    assert.equal(field.names()[field.now().active], "+repair");
  });
});
