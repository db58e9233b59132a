import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { type SinonFakeTimers, useFakeTimers } from "sinon";
import { fill } from "#shared/i18n/index.ts";
import { until } from "#test/unit/shared/state/host.ts";
import { settled, wireMessage } from "../common/conversation/wire.ts";
import { suite, useSuite } from "./suite.ts";
import { paths, Visit } from "./visit.ts";

describe("suite-livechat, opening", () => {
  useSuite();
  let visit: Visit;
  let clock: SinonFakeTimers;
  beforeEach(() => {
    visit = new Visit(suite);
    clock = useFakeTimers({ toFake: ["performance"] });
  });
  afterEach(async () => {
    clock.restore();
    await visit.staff(true);
  });
  const asked = (path: string) => suite.calls.filter((call) => call === path).length;

  it("opens a session, shows the welcome, listens, and stores the session as the built-in front end does", async () => {
    const { host, phase, conversation, names, current } = await visit.opened();
    assert.equal(phase.get(), "open");
    assert.deepEqual(names(), ["suite-livechat-open"]);
    assert.deepEqual([...host.states], ["open"]);
    assert.deepEqual(
      conversation.messages.get().map(({ key, body, author }) => [key, body, author?.[0]]),
      [["welcome", "How may I help you?", 7]],
    );
    const { id, uuid } = visit.session;
    assert.deepEqual([...visit.bus.channels.keys()], [uuid]);
    // exactly these keys, in this order, as in the recorded session of a browser
    assert.equal(
      visit.jar.get("im_livechat_session"),
      `{"folded":false,"id":${Number(id)},"message_unread_counter":0,"operator_pid":[7,"Harbour & Pine, Marc Olsen"],"name":"Visitor, Marc Olsen","uuid":"${String(uuid)}"}`,
    );
    assert.equal(visit.jar.get("im_livechat_auto_popup"), "false");
    for (const name of ["im_livechat_session", "im_livechat_auto_popup"])
      assert.ok(Math.abs(visit.expiries.get(name)! - Date.now() - 3_600_000) < 60_000, name);
    assert.equal(current.get()!.chat.name, "Marc Olsen");
    assert.deepEqual(suite.calls, [paths.init, paths.session]);
  });

  it("applies the attributes: the visitor's name, the welcome, none if it is blank", async () => {
    const { conversation } = await visit.opened({ defaultUsername: "Guest", defaultMessage: " " });
    assert.equal(visit.session["name"], "Guest, Marc Olsen");
    assert.deepEqual(conversation.messages.get(), []);
  });

  it("writes no cookie that ends at a semicolon", async () => {
    await visit.opened({ defaultUsername: "A;B" });
    assert.ok(!visit.jar.get("im_livechat_session")!.includes(";"));
    assert.match(String(visit.session["name"]), /^A;B, /);
    visit.turnPage();
    const { phase } = visit.place();
    await until(phase, (now) => now === "open");
    assert.match(String(visit.session["name"]), /^A;B, /);
  });

  it("opens once for several calls", async () => {
    const { open, phase } = await visit.ready();
    const release = visit.hold(paths.session);
    const first = open();
    for (let click = 0; click < 3; click++) {
      clock.tick(300);
      await open();
    }
    assert.equal(phase.get(), "opening");
    release();
    await first;
    clock.tick(300);
    await open();
    assert.equal(asked(paths.session), 1);
  });

  it("acts on the first of several clicks, and ignores those within 200 ms of the previous one", async () => {
    const { open, notice, dismiss } = await visit.ready();
    suite.garbled = true;
    await open();
    assert.equal(asked(paths.session), 1);
    for (const pause of [199, 150, 199]) {
      clock.tick(pause);
      await open();
    }
    assert.equal(asked(paths.session), 1);
    assert.equal(notice.get(), "error");
    dismiss();
    clock.tick(200);
    await open();
    assert.equal(asked(paths.session), 2);
  });

  it("shows that no operator is available, stays usable, and opens once one is", async () => {
    const { open, phase, notice, names, host, dismiss } = await visit.ready();
    await visit.staff(false);
    await open();
    assert.deepEqual(
      [phase.get(), notice.get(), names(), host.errors],
      ["ready", "unavailable", ["suite-livechat-unavailable"], []],
    );
    assert.deepEqual([...visit.jar.keys()], ["im_livechat_history"]);
    dismiss();
    assert.equal(notice.get(), null);
    await visit.staff(true);
    clock.tick(200);
    await open();
    assert.deepEqual([phase.get(), notice.get()], ["open", null]);
  });

  it("shows why it failed, and clears the error when it opens", async () => {
    const { open, phase, error, notice, host } = await visit.ready();
    suite.garbled = true;
    await open();
    assert.deepEqual(
      [phase.get(), notice.get(), (error.get() as { kind: string }).kind, host.errors.length],
      ["ready", "error", "contract", 1],
    );
    assert.ok(host.states.has("error"));
    suite.garbled = false;
    clock.tick(200);
    await open();
    assert.deepEqual([phase.get(), notice.get(), error.get(), [...host.states]], ["open", null, null, ["open"]]);
  });

  it("shows why it failed if the window cannot be loaded", async () => {
    const { open, phase, error } = await visit.ready();
    const { loadWindow } = visit;
    visit.loadWindow = () => Promise.reject(new Error("no such chunk"));
    await open();
    assert.deepEqual([phase.get(), (error.get() as Error).message], ["ready", "no such chunk"]);
    visit.loadWindow = loadWindow;
    clock.tick(200);
    await open();
    assert.equal(phase.get(), "open");
  });

  it("loads the window on intent, and ignores failures", async () => {
    const { prepare } = await visit.ready();
    let loads = 0;
    visit.loadWindow = () => Promise.reject(new Error(`no chunk ${++loads}`));
    prepare();
    await settled();
    assert.equal(loads, 1);
  });

  describe("during the check", () => {
    it("opens after a positive result", async () => {
      const release = visit.hold(paths.init);
      const { open, phase } = visit.place();
      await open();
      assert.equal(phase.get(), "checking");
      release();
      await until(phase, (now) => now === "open");
      assert.deepEqual(suite.calls, [paths.init, paths.session]);
    });

    it("does not open after a negative result, and repeats the check on the next request", async () => {
      const { open, phase, names, notice } = visit.place({ channelId: 3 });
      await open();
      while (!names().length) await settled();
      clock.tick(200);
      await open();
      assert.deepEqual(
        [phase.get(), notice.get(), asked(paths.init), asked(paths.session)],
        ["away", "unavailable", 2, 0],
      );
    });

    it("shows the reason to a visitor who asked for the chat", async () => {
      suite.garbled = true;
      const { open, phase, error, notice } = visit.place();
      await open();
      await until(phase, (now) => now === "ready");
      assert.deepEqual([notice.get(), (error.get() as { kind: string }).kind], ["error", "contract"]);
    });

    it("drops the request if the page sets another channel meanwhile", async () => {
      suite.referer = `${suite.origin}/blog`;
      const release = visit.hold(paths.init);
      const { host, open, phase } = visit.place();
      await open();
      while (!suite.calls.length) await settled();
      host.props.set({ ...host.props.get(), channelId: 2 });
      release();
      await until(phase, (now) => now === "ready");
      await settled();
      assert.deepEqual([phase.get(), asked(paths.init), asked(paths.session)], ["ready", 2, 0]);
    });
  });

  it("cleans up if it is removed while it is opening", async () => {
    const { open, host, phase, current } = await visit.ready();
    const release = visit.hold(paths.session);
    const opening = open();
    host.remove();
    release();
    await opening;
    clock.tick(200);
    await open();
    assert.deepEqual(
      [current.get(), host.errors, host.events, visit.bus.channels.size, visit.session, phase.get() === "open"],
      [null, [], [], 0, null, false],
    );
  });

  it("dispatches an event for messages of other persons, and announces them to screen readers", async () => {
    const { host, conversation, uuid } = await visit.opened();
    host.events.length = 0;
    visit.bus.notify(uuid, wireMessage(90_001, "<p>Good &amp; well</p>", [7, "Marc"]));
    visit.bus.notify(uuid, wireMessage(90_002, "<p>me</p>"));
    assert.deepEqual(
      host.events.map(([name, detail]) => [name, (detail as { message: { id: number } }).message.id]),
      [["suite-livechat-message", 90_001]],
    );
    assert.equal(conversation.announcement.get(), fill("{name}: {text}", { name: "Marc", text: "Good & well" }));
  });
});
