import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { until } from "#test/unit/shared/state/host.ts";
import { asked, callsTo, hold, openPage, paths, suite, useSuite } from "../suite.ts";
import { forgetMadeTags, listed, place, seeded, stored } from "./tag-field-place.ts";

describe("tag field", () => {
  useSuite();
  beforeEach(async () => {
    await openPage();
    await forgetMadeTags();
  });

  it("lists all tags when it opens, with one call for all fields of a kind", async () => {
    const [field, other] = [place(), place()];
    field.open();
    other.open();
    assert.deepEqual([field.now().open, field.now().loading, field.names()], [true, true, []]);
    await Promise.all([field.listed(), other.listed()]);
    assert.deepEqual([field.names(), other.names()], [seeded, seeded]);
    assert.deepEqual(suite.calls, [paths.tags]);
  });

  it("filters by the typed text, ignoring case and surrounding blanks, and offers a new name last", async () => {
    const { type, names, now } = await listed();
    const expected: Record<string, string[]> = {
      week: ["Repair week", "+week"],
      REPAIR: ["Repair week", "Ten years of repairs", "+REPAIR"],
      " repair WEEK ": ["Repair week"],
      " Fair  ": ["+Fair"],
      "  ": seeded,
      "": seeded,
    };
    for (const [text, found] of Object.entries(expected)) {
      type(text);
      assert.deepEqual([names(), now().text, now().open, now().active], [found, text, true, -1], text);
    }
  });

  it("has the chosen tag, and then lists all tags again", async () => {
    const { type, choose, open, names, now, settle } = await listed();
    type("spring");
    choose(0);
    assert.deepEqual(
      [now().text, now().chosen, now().open, now().active],
      ["Spring letter", { id: 2, name: "Spring letter" }, false, -1],
    );
    open();
    assert.deepEqual(names(), seeded);
    assert.equal(await settle(), 2);
    choose(99);
    assert.equal(now().chosen?.id, 2);
    type("Spring lette");
    assert.equal(now().chosen, null, "what is typed over is not chosen any more");
  });

  it("creates a new tag when the visitor chooses it, once for a double choice; other fields list it", async () => {
    const [field, other] = [await listed(), place()];
    field.type(" Fair ");
    field.choose(0);
    field.choose(0);
    assert.deepEqual([field.now().creating, field.now().open, field.now().text], [true, false, "Fair"]);
    field.open();
    assert.equal(field.now().open, false, "not while it is being made");
    await field.done();
    const [tag] = await stored("fair");
    assert.deepEqual(
      [field.now().chosen, field.now().text, field.now().error],
      [{ id: tag!.id, name: "Fair" }, "Fair", null],
    );
    assert.equal(callsTo(paths.createTag), 1);
    assert.deepEqual(other.names(), [...seeded, "Fair"]);
  });

  it("takes the tag of that name which another tab has created meanwhile", async () => {
    const field = await listed();
    await suite.database.query("insert into utm_campaign (name) values ('JUNE fair')");
    field.create("June fair");
    await field.done();
    assert.deepEqual([field.now().text, callsTo(paths.createTag)], ["JUNE fair", 0]);
    assert.deepEqual(field.names(), [...seeded, "JUNE fair"]);
  });

  it("creates one tag for two fields with the same name at once", async () => {
    const [field, other] = [await listed(), await listed()];
    field.create("Twins");
    other.create("twins");
    await Promise.all([field.done(), other.done()]);
    assert.deepEqual([(await stored("twins")).length, field.now().chosen], [1, other.now().chosen]);
  });

  it("keeps a text that was typed, chosen or cleared while a new tag was pending", async () => {
    const doings: [doing: (field: Awaited<ReturnType<typeof listed>>) => void, text: string, id: number | undefined][] =
      [
        [({ type }) => type("something else"), "something else", undefined],
        [
          ({ type, choose }) => {
            type("spring");
            choose(0);
          },
          "Spring letter",
          2,
        ],
        [({ clear }) => clear(), "", undefined],
      ];
    for (const [index, [doing, text, id]] of doings.entries()) {
      const [field, other] = [await listed(), await listed()];
      const release = hold(paths.createTag);
      field.create(`Late ${index}`);
      await asked(paths.createTag, index + 1);
      doing(field);
      release();
      await until(other.state, () => other.names().includes(`Late ${index}`));
      await settled();
      assert.deepEqual([field.now().text, field.now().chosen?.id, field.now().creating], [text, id, false]);
    }
  });

  it("keeps the name of a tag that could not be created, reports the error, and tries again", async () => {
    const field = await listed();
    const release = hold(paths.createTag);
    field.create("Unlucky");
    field.choose(0);
    await asked(paths.createTag);
    suite.garbled = true;
    release();
    await field.done();
    assert.deepEqual([field.host.errors, field.now().text, field.now().chosen], [[field.now().error], "Unlucky", null]);
    suite.garbled = false;
    const id = await field.settle();
    assert.deepEqual([id, field.now().error], [(await stored("Unlucky"))[0]!.id, null]);
  });

  it("removes the error when the visitor types", async () => {
    const field = await listed();
    suite.garbled = true;
    field.create("Unlucky");
    await field.done();
    field.type("Unluck");
    assert.equal(field.now().error, null);
  });

  it("works without the list: reports the error once, accepts a name, and requests the list when it opens again", async () => {
    const field = place();
    suite.garbled = true;
    field.open();
    await until(field.state, ({ listError }) => !!listError);
    field.type("repair WEEK");
    assert.deepEqual(
      [field.now().text, field.now().error, field.names(), field.host.errors],
      ["repair WEEK", null, [], [field.now().listError]],
    );
    assert.equal(field.now().loading, false, "it is not asked for at every letter");
    suite.garbled = false;
    assert.equal(await field.settle(), 3);
    assert.deepEqual([callsTo(paths.createTag), field.now().text, field.now().listError], [0, "Repair week", null]);
  });

  it("requests a list that failed to load when it opens again", async () => {
    const field = place();
    suite.garbled = true;
    field.open();
    await until(field.state, ({ listError }) => !!listError);
    field.close();
    suite.garbled = false;
    field.open();
    await field.listed();
    assert.deepEqual([field.names(), field.now().listError, field.host.errors.length], [seeded, null, 1]);
  });

  it("does not follow the list after its removal", async () => {
    const [field, other] = [await listed(), await listed()];
    field.host.remove();
    other.create("After removal");
    await other.done();
    assert.deepEqual(field.names(), seeded);
  });
});
