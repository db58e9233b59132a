import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { atom } from "nanostores";
import { createCarousel, type CarouselProps } from "../../../shared/state/index.ts";

const given: CarouselProps = { items: 3, itemsAt: undefined, autoplay: true, timeout: 5000, speed: 500, loop: false, nav: false, dots: false };
const midway = { at: 1, stops: 3, canGoBack: true, canGoOn: true };

function carousel(props: Partial<CarouselProps> = {}) {
  const moves: string[] = [];
  const states = new Set<string>();
  const editing = atom(false);
  const end = new AbortController();
  const own = atom<CarouselProps>({ ...given, ...props });
  const store = createCarousel({ props: own, editing, signal: end.signal, state: (name, on) => void states[on ? "add" : "delete"](name) });
  store.drive({ back: () => moves.push("back"), on: () => moves.push("on"), to: (stop) => moves.push(`to ${stop}`) });
  store.moved(midway);
  return { ...store, props: own, editing, end, moves, isPlaying: () => states.has("playing") };
}

describe("a carousel that moves by itself", () => {
  beforeEach(() => {
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout"] });
  });

  test("goes on when a slide's time is over, and each slide has all of it", () => {
    const { moves, moved, isPlaying } = carousel();
    assert.ok(isPlaying());
    mock.timers.tick(4999);
    assert.deepEqual(moves, []);
    moved({ ...midway, at: 2 }); // somebody went on by hand
    mock.timers.tick(4999);
    assert.deepEqual(moves, []);
    mock.timers.tick(1);
    assert.deepEqual(moves, ["on"]);
  });

  test("begins again at its end", () => {
    const { moves, moved } = carousel();
    moved({ ...midway, at: 2, canGoOn: false });
    mock.timers.tick(5000);
    assert.deepEqual(moves, ["to 0"]);
  });

  for (const reason of ["pointer", "focus", "away"] as const) {
    test(`stands while it is held: ${reason}`, () => {
      const { moves, hold, isPlaying } = carousel();
      mock.timers.tick(4000);
      hold(reason, true);
      assert.equal(isPlaying(), false);
      mock.timers.tick(20_000);
      assert.deepEqual(moves, []);
      hold(reason, false);
      mock.timers.tick(5000);
      assert.deepEqual(moves, ["on"]);
    });
  }

  test("stands until nothing holds it any more", () => {
    const { hold, isPlaying } = carousel();
    hold("pointer", true);
    hold("focus", true);
    hold("pointer", false);
    assert.equal(isPlaying(), false);
    hold("focus", false);
    assert.ok(isPlaying());
  });

  test("stands while somebody edits the page", () => {
    const { editing, isPlaying } = carousel();
    editing.set(true);
    assert.equal(isPlaying(), false);
    editing.set(false);
    assert.ok(isPlaying());
  });

  test("stands when a person stopped it, until a person starts it", () => {
    const { play, hold, isPlaying, view } = carousel();
    play(false);
    hold("pointer", true);
    hold("pointer", false);
    assert.deepEqual([isPlaying(), view.get().playing], [false, false]);
    play(true);
    assert.ok(isPlaying());
  });

  test("follows its attribute, and ends with its element", () => {
    const { props, end, moves, isPlaying } = carousel({ autoplay: false });
    mock.timers.tick(60_000);
    assert.deepEqual([moves, isPlaying()], [[], false]);
    props.set({ ...given, timeout: 1000 });
    mock.timers.tick(1000);
    assert.deepEqual(moves, ["on"]);
    props.set({ ...given, autoplay: false });
    assert.equal(isPlaying(), false);
    props.set(given);
    end.abort();
    mock.timers.tick(60_000);
    assert.deepEqual(moves, ["on"]);
  });

  test("has nowhere to go with a single place", () => {
    const { moved, moves, isPlaying } = carousel();
    moved({ at: 0, stops: 1, canGoBack: false, canGoOn: false });
    assert.equal(isPlaying(), false);
    mock.timers.tick(60_000);
    assert.deepEqual(moves, []);
  });
});
