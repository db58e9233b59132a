import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { useFakeTimers, type SinonFakeTimers } from "sinon";
import { shared } from "../../../../shared/element/index.ts";
import type { PopupQueue } from "../../../../shared/state/popup-queue.ts";
import { settled } from "../common/conversation/wire.ts";
import { until } from "../../shared/state/host.ts";
import { suite, useSuite } from "./suite.ts";
import { paths, Visit } from "./visit.ts";

describe("live chat, when it is offered", () => {
  useSuite();
  let visit: Visit;
  beforeEach(() => {
    visit = new Visit(suite);
  });
  /** Resolves once the element has dispatched an event, or failed. */
  const dispatched = async ({ host }: Pick<ReturnType<Visit["place"]>, "host">, name: string) => {
    while (!host.events.some(([event]) => event === name) && !host.errors.length) await settled();
  };

  it("asks once, shows the button, and stores nothing but the page history", async () => {
    const { host, phase } = visit.place();
    assert.equal(phase.get(), "checking");
    await until(phase, (now) => now === "ready");
    assert.deepEqual(suite.calls, [paths.init]);
    assert.deepEqual([...visit.jar.keys()], ["im_livechat_history"]);
    assert.deepEqual([host.events, host.errors, visit.bus.channels.size], [[], [], 0]);
  });

  it("stores nothing at all where the page history is off", async () => {
    await visit.ready({ history: "off" });
    assert.equal(visit.jar.size, 0);
  });

  it("stays away where no operator is there, and where a rule hides it", async () => {
    const night = visit.place({ channelId: 3 });
    await dispatched(night, "suite-livechat-unavailable");
    suite.referer = `${suite.origin}/contactus`;
    const hidden = visit.place({ channelId: 2 });
    await dispatched(hidden, "suite-livechat-unavailable");
    assert.deepEqual([night.phase.get(), hidden.phase.get()], ["away", "away"]);
    assert.deepEqual([night.host.errors, hidden.host.errors], [[], []]);
  });

  it("reports that its channel is unknown, and that the suite cannot be read", async () => {
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

  describe("on a page that is edited", () => {
    it("asks nothing until the editor closes", async () => {
      const { host, phase, open } = visit.place({}, true);
      await open();
      await settled();
      assert.deepEqual([phase.get(), suite.calls, visit.jar.size], ["away", [], 0]);
      host.editing.set(false);
      await until(phase, (now) => now === "ready");
    });

    it("stays away when the answer comes after the editor opened", async () => {
      const release = visit.hold(paths.init);
      const { host, phase } = visit.place();
      host.editing.set(true);
      release();
      const other = await visit.ready();
      assert.equal(phase.get(), "away");
      other.host.remove();
    });

    it("asks for each time once, though the answers come late", async () => {
      // calls go side by side as soon as there is a session
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

    it("takes the chat away, and brings it back", async () => {
      const { host, phase, current } = await visit.opened();
      host.editing.set(true);
      assert.deepEqual([phase.get(), current.get(), [...host.states]], ["away", null, []]);
      assert.ok(visit.session);
      host.editing.set(false);
      await until(phase, (now) => now === "open");
      assert.equal(suite.calls.filter((path) => path === paths.session).length, 1);
    });

    it("opens nothing that was asked for before", async () => {
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

  describe("by itself", () => {
    let clock: SinonFakeTimers;
    /** The page of channel 2 on which it opens after 3 s. */
    const shop = () => {
      suite.referer = `${suite.origin}/shop`;
      return visit.ready({ channelId: 2 });
    };
    beforeEach(() => {
      clock = useFakeTimers({
        now: Date.now(),
        toFake: ["setTimeout", "clearTimeout", "performance"],
        shouldClearNativeTimers: true,
      });
    });
    afterEach(async () => {
      clock.restore();
      await visit.staff(true);
    });

    it("opens after the time of the rule, once in an hour", async () => {
      const { phase, close } = await shop();
      clock.tick(2999);
      await settled();
      assert.equal(phase.get(), "ready");
      clock.tick(1);
      await until(phase, (now) => now === "open");
      assert.equal(visit.jar.get("im_livechat_auto_popup"), "false");
      assert.ok(Math.abs(visit.expiries.get("im_livechat_auto_popup")! - Date.now() - 3_600_000) < 60_000);
      close();
      visit.turnPage();
      const next = await shop();
      clock.tick(60_000);
      await settled();
      assert.equal(next.phase.get(), "ready");
    });

    it("does not where the cookie or a phone forbids it, or no rule asks for it", async () => {
      visit.jar.set("im_livechat_auto_popup", "false");
      const before = await shop();
      visit.jar.clear();
      visit.mobile.set(true);
      const phone = await shop();
      visit.mobile.set(false);
      const other = await visit.ready();
      clock.tick(60_000);
      await settled();
      assert.deepEqual(
        [before, phone, other].map(({ phase }) => phase.get()),
        ["ready", "ready", "ready"],
      );
    });

    it("does not any more once the visitor opened it, or left", async () => {
      const { open, phase, close } = await shop();
      await open();
      close();
      await until(phase, (now) => now === "ready");
      visit.jar.clear();
      const gone = await shop();
      gone.host.remove();
      clock.tick(60_000);
      await settled();
      assert.deepEqual([phase.get(), gone.current.get()], ["ready", null]);
      assert.equal(suite.calls.filter((path) => path === paths.session).length, 1);
    });

    it("waits for its turn, and gives it back when it closes", async () => {
      visit.dialog = true;
      const { phase, close } = await shop();
      clock.tick(3000);
      await settled();
      assert.equal(phase.get(), "ready");
      visit.dialog = false;
      clock.tick(250);
      await until(phase, (now) => now === "open");
      let turn = false;
      shared<PopupQueue>("attention", assert.fail).request("another", () => (turn = true));
      assert.equal(turn, false);
      close();
      assert.equal(turn, true);
    });

    it("gives its turn back when no operator is there, and when it fails", async () => {
      for (const reason of ["unavailable", "error"] as const) {
        visit = new Visit(suite);
        const { phase, notice } = await shop();
        if (reason === "unavailable") await visit.staff(false);
        else suite.garbled = true;
        clock.tick(3000);
        await until(notice, (now) => now === reason);
        assert.equal(phase.get(), "ready");
        let turn = false;
        shared<PopupQueue>("attention", assert.fail).request("another", () => (turn = true));
        assert.equal(turn, true, reason);
        suite.garbled = false;
        await visit.staff(true);
      }
    });

    it("opens once where the visitor opens it while it waits for its turn", async () => {
      visit.dialog = true;
      const { phase, open } = await shop();
      clock.tick(3000);
      await settled();
      await open();
      visit.dialog = false;
      clock.tick(1000);
      await settled();
      assert.equal(phase.get(), "open");
      assert.equal(suite.calls.filter((path) => path === paths.session).length, 1);
    });
  });
});
