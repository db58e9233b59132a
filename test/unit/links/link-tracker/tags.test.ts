import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { tagsOf } from "#links/link-tracker/tags.ts";
import { asked, callsTo, hold, openPage, paths, suite, useSuite } from "../suite.ts";
import { forgetMadeTags } from "./tag-field-place.ts";

const place = () => tagsOf(suite.origin, "campaign");
const known = () =>
  place()
    .list.state.get()
    .value?.map(({ name }) => name);

describe("tags of a kind", () => {
  useSuite();
  beforeEach(async () => {
    await openPage();
    await forgetMadeTags();
  });

  it("are one list for the page, another one for each kind", async () => {
    assert.equal(place(), place());
    assert.notEqual(tagsOf(suite.origin, "medium"), place());
    await place().list.load();
    await tagsOf(suite.origin, "medium").list.load();
    assert.deepEqual(suite.calls, [paths.tags, "/web/dataset/call_kw/utm.medium/search_read"]);
  });

  it("are found by their names among the known ones, ignoring case and surrounding blanks", async () => {
    const { find, list } = place();
    assert.equal(find("Repair week"), undefined);
    await list.load();
    assert.deepEqual([find(" REPAIR week ")?.id, find("Repair"), find("")], [3, undefined, undefined]);
  });

  it("create a trimmed name that no tag has", async () => {
    const tag = await place().create("  Fair ");
    assert.deepEqual([tag.name, known()?.at(-1)], ["Fair", "Fair"]);
    assert.deepEqual(await suite.database.query("select id, name from utm_campaign where name = 'Fair'"), [tag]);
  });

  it("take a name that the suite has meanwhile, ignoring case", async () => {
    await place().list.load();
    await suite.database.query("insert into utm_campaign (name) values ('FAIR')");
    const { name } = await place().create("Fair");
    assert.deepEqual([name, known()?.at(-1), callsTo(paths.createTag)], ["FAIR", "FAIR", 0]);
  });

  it("create a name once for simultaneous calls, and again after a failure", async () => {
    const release = hold(paths.createTag);
    const all = ["Fair", "fair ", "FAIR"].map((name) => place().create(name));
    await asked(paths.createTag);
    suite.garbled = true;
    release();
    for (const one of await Promise.allSettled(all)) assert.equal(one.status, "rejected");
    suite.garbled = false;
    const made = await Promise.all(["Fair", "fair ", "FAIR"].map((name) => place().create(name)));
    assert.equal(new Set(made).size, 1);
    assert.equal(callsTo(paths.createTag), 2);
  });

  it("include both of two tags that were created at once", async () => {
    await Promise.all([place().create("Left"), place().create("Right")]);
    assert.deepEqual(known()?.slice(-2).sort(), ["Left", "Right"]);
  });
});
