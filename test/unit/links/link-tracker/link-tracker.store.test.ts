import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { useFakeTimers } from "sinon";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { until } from "#test/unit/shared/state/host.ts";
import { answer, serve } from "#test/unit/shared/suite/server.ts";
import { placeClipboard } from "../clipboard.ts";
import { asked, callsTo, hold, openPage, paths, suite, useSuite } from "../suite.ts";
import { place } from "./place.ts";

/** Tags of a link as the suite stores them. */
const tagsOf = async (id: number) =>
  (
    await suite.database.query<object>("select campaign_id, medium_id, source_id from link_tracker where id = $1", [id])
  )[0];
const names = ({ host }: ReturnType<typeof place>) => host.events.map(([name]) => name);

describe("link-tracker form", () => {
  useSuite();
  beforeEach(() => openPage());

  it("begins with the address of the attribute, and follows the attribute until its removal", async () => {
    const { host, now, listed } = place({ url: "http://begin.example/" });
    assert.deepEqual(now(), {
      url: "http://begin.example/",
      generating: false,
      made: null,
      problem: null,
      error: null,
    });
    assert.deepEqual([...host.states], ["loading"]);
    await listed();
    assert.deepEqual([...host.states], []);
    host.props.set({ ...host.props.get(), url: "http://other.example/" });
    assert.equal(now().url, "http://other.example/");
    host.remove();
    host.props.set({ ...host.props.get(), url: "http://gone.example/" });
    assert.equal(now().url, "http://other.example/");
    assert.deepEqual(suite.calls, [paths.recent]);
  });

  it("keeps the typed address when the page changes another attribute", async () => {
    const { host, now, type, listed } = place({ url: "http://begin.example/" });
    type("http://typed.example/");
    host.props.set({ ...host.props.get(), filter: "most-clicked" });
    await listed();
    assert.equal(now().url, "http://typed.example/");
  });

  it("does not send an empty address, and removes the message when the visitor types", () => {
    const { now, type, submit } = place();
    for (const empty of ["", "  \t"]) {
      type(empty);
      submit();
      assert.deepEqual([now().problem, now().generating], ["emptyUrl", false]);
    }
    type("h");
    assert.equal(now().problem, null);
    assert.equal(callsTo(paths.new), 0);
  });

  it("creates a link: puts it on top of the list, clears the tags, and dispatches an event", async () => {
    const placed = place();
    const { host, now, type, submit, tags, generated, listed, recent } = placed;
    await listed();
    tags.campaign.open();
    await until(tags.campaign.state, ({ options }) => options.length > 0);
    tags.campaign.choose(1);
    tags.source.type("fair");
    type(" made.example/x ");
    submit();
    assert.deepEqual([now().generating, [...host.states]], [true, ["busy"]]);
    await generated();
    const { made, problem, url } = now();
    assert.deepEqual(
      [made!.link.url, problem, url, [...host.states]],
      ["http://made.example/x", null, " made.example/x ", []],
    );
    assert.equal(recent.state.get().rows[0], made);
    assert.deepEqual(host.events, [["suite-link-create", { shortUrl: `${suite.origin}/r/${made!.link.code}` }]]);
    assert.deepEqual(await tagsOf(made!.link.id as number), { campaign_id: 2, medium_id: null, source_id: 4 });
    assert.deepEqual(made!.link.tags, ["Spring letter", "Fair"]);
    assert.deepEqual(
      [tags.campaign, tags.source].map(({ state }) => [state.get().text, state.get().chosen]),
      [
        ["", null],
        ["", null],
      ],
    );
  });

  it("sends ids as integers, and only those of chosen tags", async (t) => {
    const { origin, seen } = await serve(t, (response, request) =>
      answer(
        request.path.endsWith("search_read")
          ? [{ id: 7, name: "Fair" }]
          : request.path === paths.new
            ? { error: "x" }
            : [],
      )(response, request),
    );
    const { type, submit, tags, generated } = place({}, { server: origin });
    type("http://ids.example/");
    tags.medium.type("FAIR");
    tags.source.type("  ");
    submit();
    await generated();
    const sent = seen.find(({ path }) => path === paths.new)!;
    assert.deepEqual((JSON.parse(sent.body) as { params: unknown }).params, {
      url: "http://ids.example/",
      medium_id: 7,
    });
  });

  it("has a message for each refusal of the suite; other responses are errors", async (t) => {
    const expected = {
      empty_url: "emptyUrl",
      url_not_found: "urlNotFound",
      mystery: null,
      constructor: null,
      "": null,
    };
    for (const [error, problem] of Object.entries(expected)) {
      const { origin } = await serve(t, (response, request) =>
        answer(request.path === paths.new ? { error } : [])(response, request),
      );
      const { host, now, type, submit, generated } = place({}, { server: origin });
      type("http://refused.example/");
      submit();
      await generated();
      assert.deepEqual(
        [now().problem, now().made, now().url, host.states.has("error")],
        [problem, null, "http://refused.example/", !problem],
        error,
      );
      assert.deepEqual(host.errors, problem ? [] : [now().error]);
    }
  });

  it("keeps its values if the call fails, and sends them again", async () => {
    const { host, now, type, submit, tags, generated, listed } = place();
    await listed();
    tags.campaign.open();
    await until(tags.campaign.state, ({ options }) => options.length > 0);
    tags.campaign.choose(0);
    type("http://again.example/");
    suite.garbled = true;
    submit();
    await generated();
    assert.deepEqual(
      [now().problem, now().url, tags.campaign.state.get().text, host.errors],
      [null, "http://again.example/", "Open workshop day", [now().error]],
    );
    assert.ok(host.states.has("error"));
    suite.garbled = false;
    submit();
    assert.equal(now().error, null);
    await generated();
    assert.deepEqual(now().made!.link.tags, ["Open workshop day"]);
    assert.ok(!host.states.has("error"));
  });

  it("creates one link on a double submit", async () => {
    const { type, submit, generated, listed } = place();
    await listed();
    type("http://double.example/");
    submit();
    submit();
    await generated();
    assert.equal(callsTo(paths.new), 1);
  });

  it("shows no created link for an address that was typed while another one was sent", async () => {
    const placed = place();
    const { now, type, submit, generated, listed, recent } = placed;
    await listed();
    const release = hold(paths.new);
    type("http://first.example/");
    submit();
    await asked(paths.new);
    type("http://second.example/");
    assert.equal(now().generating, true);
    release();
    await generated();
    assert.deepEqual(
      [now().made, now().url, recent.state.get().rows[0]!.link.url],
      [null, "http://second.example/", "http://first.example/"],
    );
    assert.deepEqual(names(placed), ["suite-link-create"]);
  });

  it("is ready for the next link when the visitor types", async () => {
    const { now, type, make, submit, generated } = place();
    const first = await make("http://one.example/");
    type("http://two.example/");
    assert.equal(now().made, null);
    submit();
    await generated();
    assert.notEqual(now().made!.link.id, first.id);
  });

  it("copies the created link, shows this for five seconds or until the visitor types, and dispatches an event", async (t) => {
    const written = placeClipboard(t);
    const { host, copying, make, submit, type } = place();
    const { host: start, code } = await make("http://copied.example/");
    const clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    t.after(() => clock.restore());
    host.events.length = 0;
    suite.calls.length = 0;
    for (const end of [() => clock.tick(5000), () => type("http://next.example/")]) {
      submit();
      await until(copying.state, (state) => state === "copied");
      clock.tick(4999);
      assert.equal(copying.state.get(), "copied");
      end();
      assert.equal(copying.state.get(), "idle");
    }
    await settled();
    assert.deepEqual([written, suite.calls], [[start + code, start + code], []]);
    assert.deepEqual(host.events, [
      ["suite-link-copy", undefined],
      ["suite-link-copy", undefined],
    ]);
  });

  it("does not list an existing link twice", async () => {
    const { make, type, recent, listed } = place();
    await listed();
    const first = await make("http://twice.example/");
    await make("http://between.example/");
    type("");
    const again = await make("http://twice.example/");
    assert.equal(again.id, first.id);
    assert.deepEqual(
      recent.state
        .get()
        .rows.slice(0, 2)
        .map(({ link }) => link.url),
      ["http://twice.example/", "http://between.example/"],
    );
    assert.equal(recent.state.get().rows.filter(({ link }) => link.id === first.id).length, 1);
  });
});
