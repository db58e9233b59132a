import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { createPopupQueue } from "#shared/state/popup-queue.ts";
import { createPreloader } from "#theme/preloader/preloader.store.ts";
import { createHost } from "../shared/state/host.ts";

function preloader() {
  const host = createHost("", {});
  const popupQueue = createPopupQueue(() => false, { limit: 1 });
  const popups: string[] = [];
  const popUp = (name: string) => popupQueue.request(name, () => popups.push(name) > 0);
  const store = createPreloader(host, () => popupQueue);
  return { ...store, host, phase: () => store.state.get().phase, popUp, popups };
}

describe("preloader store", () => {
  beforeEach(() => {
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout"] });
  });

  test("covers the page until 1.5 s after it has loaded, then fades", () => {
    const { phase, cover, loaded, host } = preloader();
    assert.equal(phase(), "gone");
    cover();
    mock.timers.tick(60_000);
    assert.deepEqual([phase(), ...host.states], ["covering", "covering"]);
    loaded(1500, false);
    mock.timers.tick(1499);
    assert.equal(phase(), "covering");
    mock.timers.tick(1);
    assert.deepEqual([phase(), ...host.states], ["fading"]);
    mock.timers.tick(599);
    assert.equal(phase(), "fading");
    mock.timers.tick(1);
    assert.equal(phase(), "gone");
  });

  test("ends the cover without fading with reduced motion", () => {
    const { phase, cover, loaded } = preloader();
    cover();
    loaded(1500, true);
    mock.timers.tick(1500);
    assert.equal(phase(), "gone");
  });

  test("ends the cover at once on request, for good", () => {
    const { phase, cover, loaded, end, host } = preloader();
    cover();
    end();
    assert.deepEqual([phase(), host.states.size], ["gone", 0]);
    loaded(1500, false);
    mock.timers.tick(1500);
    assert.equal(phase(), "gone");
    cover();
    loaded(1500, false);
    end();
    mock.timers.tick(1500);
    assert.equal(phase(), "gone");
  });

  test("does not cover a page that is edited", () => {
    const { phase, cover, host } = preloader();
    cover();
    host.editing.set(true);
    assert.equal(phase(), "gone");
    cover();
    assert.equal(phase(), "gone");
  });

  test("precedes popups, without counting as one", () => {
    const { cover, loaded, popUp, popups } = preloader();
    cover();
    popUp("greeting");
    loaded(1500, false);
    mock.timers.tick(1500);
    mock.timers.tick(599);
    assert.deepEqual(popups, []);
    mock.timers.tick(1);
    assert.deepEqual(popups, ["greeting"]);
  });

  test("does not wait for open popups", () => {
    const { cover, end, host, popUp, popups } = preloader();
    const close = popUp("greeting");
    cover();
    end();
    close();
    popUp("chat");
    assert.deepEqual(popups, ["greeting"], "one is the limit");
    host.remove();
  });

  test("leaves the queue of popups when the element is removed", () => {
    const { cover, host, popUp, popups } = preloader();
    cover();
    popUp("greeting");
    host.remove();
    assert.deepEqual(popups, ["greeting"]);
  });

  test("clears its timer when the element is removed", () => {
    const { phase, cover, loaded, host } = preloader();
    cover();
    loaded(1500, false);
    host.remove();
    mock.timers.tick(1500);
    assert.equal(phase(), "covering");
  });
});
