import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { answer, serve } from "#test/unit/shared/suite/server.ts";
import { asked, callsTo, hold, openPage, paths, suite, useSuite } from "../suite.ts";
import { place } from "./place.ts";

describe("recent links", () => {
  useSuite();
  beforeEach(async () => {
    await openPage();
    await suite.database.query("delete from link_tracker_code where link_id > 12");
    await suite.database.query("delete from link_tracker where id > 12");
  });

  it("are the newest, the most clicked or the recently used links", async () => {
    const { recent, list, codes, listed } = place();
    assert.deepEqual([list().filter, list().loading, list().rows], ["newest", true, []]);
    await listed();
    assert.deepEqual([codes()[0], codes().length], ["0iL", 12]);
    await recent.show("most-clicked");
    const clicks = list().rows.map(({ link }) => link.clicks);
    assert.deepEqual(
      clicks,
      [...clicks].sort((a, b) => b - a),
    );
    assert.deepEqual([codes()[0], codes().length, list().filter], ["chair", 11, "most-clicked"]);
    await suite.database.query("update link_tracker set write_date = now() + interval '1 hour' where id = 7");
    await recent.show("recently-used");
    assert.equal(codes()[0], "letter");
  });

  it("are at most twenty", async () => {
    await suite.database.query(
      "insert into link_tracker (id, url, title, create_uid) select 100 + n, 'http://many.example/' || n, 'Many', 2 from generate_series(1, 30) as n",
    );
    await suite.database.query(
      "insert into link_tracker_code (code, link_id, create_uid) select 'many' || n, 100 + n, 2 from generate_series(1, 30) as n",
    );
    const { list, listed } = place();
    await listed();
    assert.equal(list().rows.length, 20);
  });

  it("have the filter of the attribute, and change with it", async () => {
    const { host, codes, listed, list } = place({ filter: "most-clicked" });
    await listed();
    assert.equal(codes()[0], "chair");
    host.props.set({ ...host.props.get(), filter: "newest" });
    await listed();
    assert.deepEqual([codes()[0], list().filter, callsTo(paths.recent)], ["0iL", "newest", 2]);
  });

  it("are those of the last filter, also if the response to another one is late", async () => {
    const { host, recent, codes, list, listed } = place();
    await listed();
    const release = hold(paths.recent);
    const first = recent.show("newest");
    await asked(paths.recent, 2);
    const second = recent.show("recently-used");
    await asked(paths.recent, 3);
    suite.holds.delete(paths.recent);
    await recent.show("most-clicked");
    assert.deepEqual([codes()[0], codes().length], ["chair", 11]);
    release();
    await Promise.all([first, second]);
    assert.deepEqual(
      [codes()[0], codes().length, list().filter, list().loading, !!list().error, host.errors],
      ["chair", 11, "most-clicked", false, false, []],
    );
  });

  it("report an error, and load on the next request", async () => {
    const { host, recent, list, listed } = place();
    await listed();
    suite.garbled = true;
    await recent.show("most-clicked");
    assert.deepEqual([!!list().error, list().loading, list().rows, host.errors.length], [true, false, [], 1]);
    assert.ok(host.states.has("error"));
    suite.garbled = false;
    await recent.show("most-clicked");
    assert.deepEqual([!!list().error, list().rows.length > 0, host.states.has("error")], [false, true, false]);
  });

  it("report an access error to portal users", async () => {
    await openPage("portal");
    const { host, list, listed } = place();
    await listed();
    assert.deepEqual([!!list().error, (host.errors[0] as { kind: string }).kind], [true, "access"]);
  });

  it("may be empty; a response that is no list is an error", async (t) => {
    const empty = await serve(t, answer([]));
    const none = place({}, { server: empty.origin });
    await none.listed();
    assert.deepEqual([none.list().rows, !!none.list().error], [[], false]);
    const odd = await serve(t, answer({ Error: "This filter doesn't exist." }));
    const failed = place({}, { server: odd.origin });
    await failed.listed();
    assert.deepEqual([failed.list().rows, !!failed.list().error], [[], true]);
  });

  it("keep a link on top, once, that was created while they were loading", async () => {
    const { make, listed, list, recent } = place();
    await listed();
    const release = hold(paths.recent);
    const showing = recent.show("newest");
    await asked(paths.recent, 2);
    const { id } = await make("http://meanwhile.example/");
    assert.deepEqual(
      list().rows.map(({ link }) => link.id),
      [id],
    );
    release();
    await showing;
    assert.deepEqual(
      [list().rows[0]!.link.id, list().rows.filter(({ link }) => link.id === id).length, list().rows.length],
      [id, 1, 13],
    );
  });

  it("have all fields of a link", async () => {
    const { list, listed } = place({ filter: "most-clicked" });
    await listed();
    const { link } = list().rows[0]!;
    assert.match(link.icon, /^data:image\/png;base64,/);
    assert.deepEqual(
      [link.id, link.host, link.title, link.tags],
      [
        1,
        `${suite.origin}/r/`,
        "The chair we almost did not build | Harbour & Pine",
        ["Spring letter", "Email", "Newsletter"],
      ],
    );
  });

  it("change the code of a link, here and in the form, and dispatch an event", async () => {
    const { host, make, list, codes, now } = place();
    const { code } = await make("http://renamed.example/");
    const [row] = list().rows;
    row!.edit.edit();
    row!.edit.type("renamed");
    await row!.edit.save();
    assert.deepEqual([codes()[0], now().made!.edit.state.get().code], ["renamed", "renamed"]);
    assert.deepEqual(host.events.at(-1), ["suite-link-code-change", { from: code, to: "renamed" }]);
  });

  it("are not requested in edit mode", async () => {
    const { host, list, listed } = place({}, { editing: true });
    assert.deepEqual([suite.calls, list().loading], [[], false]);
    host.editing.set(false);
    await listed();
    assert.deepEqual(suite.calls, [paths.recent]);
  });

  it("are not requested after their removal", async () => {
    const { host, list, recent } = place();
    const release = hold(paths.recent);
    const showing = recent.show("most-clicked");
    await asked(paths.recent);
    host.remove();
    release();
    await showing;
    await place().listed();
    assert.deepEqual([list().rows, host.errors], [[], []]);
  });
});
