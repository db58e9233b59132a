import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { type SinonFakeTimers, useFakeTimers } from "sinon";
import { createPopupQueue, type PopupQueueOptions } from "#shared/state/popup-queue.ts";

describe("popupQueue", () => {
  let clock: SinonFakeTimers;
  let log: string[];
  let dialog: boolean;
  let popupQueue: ReturnType<typeof createPopupQueue>;
  const opening =
    (name: string, opened = true) =>
    () => {
      log.push(name);
      return opened;
    };

  beforeEach(() => {
    clock = useFakeTimers();
    log = [];
    dialog = false;
    popupQueue = createPopupQueue(() => dialog);
  });

  afterEach(() => clock.restore());

  it("opens at once if no other key is open", () => {
    popupQueue.request("a", opening("a"));
    assert.deepEqual(log, ["a"]);
  });

  it("passes a released turn to the next key, in order", () => {
    const leaveA = popupQueue.request("a", opening("a"));
    const leaveB = popupQueue.request("b", opening("b"));
    popupQueue.request("c", opening("c"));
    assert.deepEqual(log, ["a"]);
    leaveA();
    assert.deepEqual(log, ["a", "b"]);
    leaveB();
    assert.deepEqual(log, ["a", "b", "c"]);
  });

  it("passes on the turn of a popup that did not open", () => {
    popupQueue.request("a", opening("a", false));
    popupQueue.request("b", opening("b"));
    assert.deepEqual(log, ["a", "b"]);
  });

  it("waits while a dialog is open and opens when it is closed", () => {
    dialog = true;
    popupQueue.request("a", opening("a"));
    clock.tick(10_000);
    assert.deepEqual(log, []);
    dialog = false;
    clock.tick(250);
    assert.deepEqual(log, ["a"]);
  });

  it("checks for the dialog once per interval, however many keys wait", () => {
    let looks = 0;
    const busy = createPopupQueue(() => ++looks > 0);
    busy.request("a", opening("a"));
    busy.request("b", opening("b"));
    looks = 0;
    clock.tick(250);
    assert.equal(looks, 1);
  });

  it("forgets a request that was withdrawn while it waited", () => {
    dialog = true;
    popupQueue.request("a", opening("a"))();
    dialog = false;
    clock.tick(10_000);
    assert.deepEqual(log, []);
  });

  it("does not queue a key twice", () => {
    const leave = popupQueue.request("a", opening("first"));
    popupQueue.request("a", opening("second"))();
    leave();
    assert.deepEqual(log, ["first"]);
  });

  it("queues a request that a listener of an opening sends", () => {
    popupQueue.request("a", () => {
      popupQueue.request("b", opening("b"));
      return opening("a")();
    });
    assert.deepEqual(log, ["a"]);
  });

  it("continues after a function that threw", () => {
    assert.throws(() => popupQueue.request("a", () => assert.fail("broken popup")), /broken popup/);
    popupQueue.request("b", opening("b"));
    assert.deepEqual(log, ["b"]);
  });

  describe("with the options of the page author", () => {
    const waiting = (options: PopupQueueOptions) => {
      const own = createPopupQueue(() => dialog, options);
      dialog = true;
      return own;
    };
    const goOn = () => {
      dialog = false;
      clock.tick(250);
    };

    it("opens keys by the order of the option, others last", () => {
      const own = waiting({ order: ["welcome-popup", "newsletter-popup"] });
      const leave: Record<string, () => void> = {};
      for (const key of ["livechat", "newsletter-popup-3", "welcome-popup", "newsletter-popup-1"])
        leave[key] = own.request(key, opening(key));
      goOn();
      for (const key of ["welcome-popup", "newsletter-popup-3", "newsletter-popup-1"]) leave[key]!();
      assert.deepEqual(log, ["welcome-popup", "newsletter-popup-3", "newsletter-popup-1", "livechat"]);
    });

    it("limits what opens by itself, but not what a visitor requests", () => {
      const own = createPopupQueue(() => dialog, { limit: 1 });
      own.request("refused", opening("refused", false));
      const leaveA = own.request("a", opening("a"));
      own.request("b", opening("b"));
      leaveA();
      assert.deepEqual(log, ["refused", "a"]);
      own.request("c", opening("c"), true);
      assert.deepEqual(log, ["refused", "a", "c"]);
    });

    it("opens nothing by itself with a limit of 0", () => {
      const own = createPopupQueue(() => dialog, { limit: 0 });
      own.request("a", opening("a"));
      clock.tick(1000);
      assert.deepEqual(log, []);
    });
  });
});
