import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { atom } from "nanostores";
import { createPopupQueue } from "../../../shared/state/popup-queue.ts";
import { createPreloader } from "../../../widgets/theme/preloader/preloader.store.ts";

function preloader() {
  const editing = atom(false);
  const states = new Set<string>();
  const end = new AbortController();
  const popupQueue = createPopupQueue(() => false, { limit: 1 });
  const popups: string[] = [];
  const popUp = (name: string) => popupQueue.request(name, () => popups.push(name) > 0);
  const store = createPreloader(
    { editing, signal: end.signal, state: (name, on) => void states[on ? "add" : "delete"](name) },
    () => popupQueue,
  );
  return { ...store, editing, states, popUp, popups, abort: () => end.abort() };
}

describe("a cover over a page that loads", () => {
  beforeEach(() => {
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout"] });
  });

  test("stays until 1.5 s after the page has loaded, and fades", () => {
    const { phase, cover, loaded, states } = preloader();
    assert.equal(phase.get(), "gone");
    cover();
    mock.timers.tick(60_000);
    assert.deepEqual([phase.get(), ...states], ["covering", "covering"]);
    loaded(1500, false);
    mock.timers.tick(1499);
    assert.equal(phase.get(), "covering");
    mock.timers.tick(1);
    assert.deepEqual([phase.get(), ...states], ["leaving"]);
    mock.timers.tick(599);
    assert.equal(phase.get(), "leaving");
    mock.timers.tick(1);
    assert.equal(phase.get(), "gone");
  });

  test("just goes where nothing may move", () => {
    const { phase, cover, loaded } = preloader();
    cover();
    loaded(1500, true);
    mock.timers.tick(1500);
    assert.equal(phase.get(), "gone");
  });

  test("goes at once when a person does not want to wait, and does not come back", () => {
    const { phase, cover, loaded, end, states } = preloader();
    cover();
    end();
    assert.deepEqual([phase.get(), states.size], ["gone", 0]);
    loaded(1500, false);
    mock.timers.tick(1500);
    assert.equal(phase.get(), "gone");
    cover();
    loaded(1500, false);
    end();
    mock.timers.tick(1500);
    assert.equal(phase.get(), "gone");
  });

  test("is not there while somebody edits the page", () => {
    const { phase, cover, editing } = preloader();
    cover();
    editing.set(true);
    assert.equal(phase.get(), "gone");
    cover();
    assert.equal(phase.get(), "gone");
  });

  test("comes before what opens by itself, and does not count as such", () => {
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

  test("waits for nobody: a page on which something has opened is free", () => {
    const { cover, end, abort, popUp, popups } = preloader();
    const close = popUp("greeting");
    cover();
    end();
    close();
    popUp("chat");
    assert.deepEqual(popups, ["greeting"], "one is the limit");
    abort();
  });

  test("lets others in when it is taken away", () => {
    const { cover, abort, popUp, popups } = preloader();
    cover();
    popUp("greeting");
    abort();
    assert.deepEqual(popups, ["greeting"]);
  });

  test("has no timer left when it is taken away", () => {
    const { phase, cover, loaded, abort } = preloader();
    cover();
    loaded(1500, false);
    abort();
    mock.timers.tick(1500);
    assert.equal(phase.get(), "covering");
  });
});
