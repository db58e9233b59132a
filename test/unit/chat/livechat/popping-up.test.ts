import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { type SinonFakeTimers, useFakeTimers } from "sinon";
import { shared } from "#shared/element/index.ts";
import type { PopupQueue } from "#shared/state/popup-queue.ts";
import { until } from "#test/unit/shared/state/host.ts";
import { settled } from "../common/conversation/wire.ts";
import { suite, useSuite } from "./suite.ts";
import { paths, Visit } from "./visit.ts";

describe("suite-livechat, opening by itself", () => {
  useSuite();
  let visit: Visit;
  beforeEach(() => {
    visit = new Visit(suite);
  });
  let clock: SinonFakeTimers;
  /** Places the chat of channel 2, which opens after 3 s. */
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

  it("does not open if the cookie, a phone or the rule forbids it", async () => {
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

  it("does not open after the visitor has opened the chat, or has left", async () => {
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

  it("does not open after the visitor has hidden the button, at any time", async () => {
    const early = await shop();
    early.hide();
    clock.tick(60_000);
    await settled();
    assert.equal(early.phase.get(), "ready");
    visit.dialog = true;
    const waiting = await shop();
    clock.tick(3000);
    await settled();
    waiting.hide();
    visit.dialog = false;
    clock.tick(60_000);
    await settled();
    assert.equal(waiting.phase.get(), "ready");
    visit.turnPage();
    const opening = await shop();
    const release = visit.hold(paths.session);
    clock.tick(3000);
    await until(opening.phase, (now) => now === "opening");
    opening.hide();
    release();
    await settled();
    assert.deepEqual([opening.phase.get(), opening.current.get()], ["ready", null]);
  });

  it("waits for its turn among the popups, and ends the turn when it closes", async () => {
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

  it("ends its turn if no operator is available, and if it fails", async () => {
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

  it("opens once if the visitor opens it while it waits for its turn", async () => {
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
