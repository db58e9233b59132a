import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { until } from "#test/unit/shared/state/host.ts";
import { settled } from "../common/conversation/wire.ts";
import { suite, useSuite } from "./suite.ts";
import { paths, Visit } from "./visit.ts";

describe("suite-livechat, availability", () => {
  useSuite();
  let visit: Visit;
  beforeEach(() => {
    visit = new Visit(suite);
  });
  /** Resolves once the element has dispatched an event, or failed. */
  const dispatched = async ({ host }: Pick<ReturnType<Visit["place"]>, "host">, name: string) => {
    while (!host.events.some(([event]) => event === name) && !host.errors.length) await settled();
  };

  it("makes one call, shows the button, and stores only the page history", async () => {
    const { host, phase } = visit.place();
    assert.equal(phase.get(), "checking");
    await until(phase, (now) => now === "ready");
    assert.deepEqual(suite.calls, [paths.init]);
    assert.deepEqual([...visit.jar.keys()], ["im_livechat_history"]);
    assert.deepEqual([host.events, host.errors, visit.bus.channels.size], [[], [], 0]);
  });

  it("stores nothing if the page history is off", async () => {
    await visit.ready({ history: "off" });
    assert.equal(visit.jar.size, 0);
  });

  it("stays hidden without an operator, and by a rule that hides it", async () => {
    const night = visit.place({ channelId: 3 });
    await dispatched(night, "suite-livechat-unavailable");
    suite.referer = `${suite.origin}/contactus`;
    const hidden = visit.place({ channelId: 2 });
    await dispatched(hidden, "suite-livechat-unavailable");
    assert.deepEqual([night.phase.get(), hidden.phase.get()], ["away", "away"]);
    assert.deepEqual([night.host.errors, hidden.host.errors], [[], []]);
  });

  it("reports an unknown channel and an unreadable response", async () => {
    const unknown = visit.place({ channelId: 99 });
    await dispatched(unknown, "");
    suite.garbled = true;
    const garbled = visit.place();
    await dispatched(garbled, "");
    assert.deepEqual(
      [unknown, garbled].map(({ host }) => (host.errors[0] as { kind: string }).kind),
      ["config", "contract"],
    );
    assert.deepEqual([unknown.phase.get(), garbled.phase.get(), garbled.notice.get()], ["away", "away", null]);
  });

  it("hides its button for this page view", async () => {
    const { hide, state } = await visit.ready();
    hide();
    assert.equal(state.get().hidden, true);
    assert.deepEqual([...visit.jar.keys()], ["im_livechat_history"]);
  });

  describe("in edit mode", () => {
    it("makes no call until the editor closes", async () => {
      const { host, phase, open } = visit.place({}, true);
      await open();
      await settled();
      assert.deepEqual([phase.get(), suite.calls, visit.jar.size], ["away", [], 0]);
      host.editing.set(false);
      await until(phase, (now) => now === "ready");
    });

    it("stays hidden if the response arrives after the editor has opened", async () => {
      const release = visit.hold(paths.init);
      const { host, phase } = visit.place();
      host.editing.set(true);
      release();
      const other = await visit.ready();
      assert.equal(phase.get(), "away");
      other.host.remove();
    });

    it("makes one call for each time, also if the responses are late", async () => {
      // calls run in parallel as soon as there is a session
      await visit.ready();
      const releaseFirst = visit.hold(paths.init);
      const { host, phase, open } = visit.place();
      while (suite.calls.length < 2) await settled();
      const releaseSecond = visit.hold(paths.init);
      host.editing.set(true);
      host.editing.set(false);
      while (suite.calls.length < 3) await settled();
      releaseSecond();
      await until(phase, (now) => now === "ready");
      await open();
      releaseFirst();
      visit.jar.clear();
      await visit.ready();
      assert.deepEqual([phase.get(), host.states.has("open")], ["open", true]);
    });

    it("removes the chat, and restores it", async () => {
      const { host, phase, current } = await visit.opened();
      host.editing.set(true);
      assert.deepEqual([phase.get(), current.get(), [...host.states]], ["away", null, []]);
      assert.ok(visit.session);
      host.editing.set(false);
      await until(phase, (now) => now === "open");
      assert.equal(suite.calls.filter((path) => path === paths.session).length, 1);
    });

    it("ignores requests to open", async () => {
      const { host, phase, current, open } = await visit.ready();
      const release = visit.hold(paths.session);
      const opening = open();
      host.editing.set(true);
      release();
      await opening;
      assert.deepEqual(
        [phase.get(), current.get(), visit.session, host.states.has("open")],
        ["away", null, null, false],
      );
    });
  });
});
