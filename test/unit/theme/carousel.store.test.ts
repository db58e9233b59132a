import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";
import { type CarouselProps, createCarousel } from "#theme/common/carousel/carousel.store.ts";
import { createHost } from "../shared/state/host.ts";

const given: CarouselProps = {
  items: 3,
  itemsAt: undefined,
  autoplay: true,
  timeout: 5000,
  speed: 500,
  loop: false,
  nav: false,
  dots: false,
};
const midway = { at: 1, stops: 3, hasPrevious: true, hasNext: true };

function carousel(props: Partial<CarouselProps> = {}, isLate = false) {
  const moves: string[] = [];
  const host = createHost<CarouselProps>("", { ...given, ...props });
  const store = createCarousel(host);
  const bind = () => store.bind((to, isRequested) => moves.push(isRequested ? `${to}, asked` : String(to)));
  if (!isLate) bind();
  store.moved(midway);
  return { ...store, bind, host, moves, isPlaying: () => host.states.has("playing") };
}

describe("carousel with autoplay", () => {
  beforeEach(() => {
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout"] });
  });

  test("moves after the time of a slide, which restarts when another slide is shown", () => {
    const { moves, moved, isPlaying } = carousel();
    assert.ok(isPlaying());
    mock.timers.tick(4999);
    assert.deepEqual(moves, []);
    moved({ ...midway, at: 2 }); // moved by a visitor
    mock.timers.tick(4999);
    assert.deepEqual(moves, []);
    mock.timers.tick(1);
    assert.deepEqual(moves, ["next"]);
  });

  test("starts again after the last slide", () => {
    const { moves, moved } = carousel();
    moved({ ...midway, at: 2, hasNext: false });
    mock.timers.tick(5000);
    assert.deepEqual(moves, ["0"]);
  });

  for (const reason of ["pointer", "focus", "away"] as const) {
    test(`does not move while it is held: ${reason}`, () => {
      const { moves, hold, isPlaying } = carousel();
      mock.timers.tick(4000);
      hold(reason, true);
      assert.equal(isPlaying(), false);
      mock.timers.tick(20_000);
      assert.deepEqual(moves, []);
      hold(reason, false);
      mock.timers.tick(5000);
      assert.deepEqual(moves, ["next"]);
    });
  }

  test("does not move until every hold has ended", () => {
    const { hold, isPlaying } = carousel();
    hold("pointer", true);
    hold("focus", true);
    hold("pointer", false);
    assert.equal(isPlaying(), false);
    hold("focus", false);
    assert.ok(isPlaying());
  });

  test("does not move while the page is edited", () => {
    const { host, isPlaying } = carousel();
    host.editing.set(true);
    assert.equal(isPlaying(), false);
    host.editing.set(false);
    assert.ok(isPlaying());
  });

  test("does not move after a visitor stopped it, until a visitor starts it", () => {
    const { play, hold, isPlaying, state } = carousel();
    play(false);
    hold("pointer", true);
    hold("pointer", false);
    assert.deepEqual([isPlaying(), state.get().playing], [false, false]);
    play(true);
    assert.ok(isPlaying());
  });

  test("follows its attribute, and stops with its element", () => {
    const { host, moves, isPlaying } = carousel({ autoplay: false });
    mock.timers.tick(60_000);
    assert.deepEqual([moves, isPlaying()], [[], false]);
    host.props.set({ ...given, timeout: 1000 });
    mock.timers.tick(1000);
    assert.deepEqual(moves, ["next"]);
    host.props.set({ ...given, autoplay: false });
    assert.equal(isPlaying(), false);
    host.props.set(given);
    host.remove();
    mock.timers.tick(60_000);
    assert.deepEqual(moves, ["next"]);
  });

  test("does not move with a single position", () => {
    const { moved, moves, isPlaying } = carousel();
    moved({ at: 0, stops: 1, hasPrevious: false, hasNext: false });
    assert.equal(isPlaying(), false);
    mock.timers.tick(60_000);
    assert.deepEqual(moves, []);
  });
});

describe("carousel", () => {
  test("moves to the index of a script, and ignores invalid indices", () => {
    const { moves, goTo, next, previous } = carousel({ autoplay: false });
    goTo(2);
    next();
    previous();
    goTo(NaN);
    goTo("1" as never);
    assert.deepEqual(moves, ["2, asked", "next, asked", "previous, asked"]);
  });

  test("carries out calls that came before the track", () => {
    const { moves, goTo, next, bind } = carousel({ autoplay: false }, true);
    goTo(2);
    next();
    assert.deepEqual(moves, []);
    bind();
    const rest = bind();
    assert.deepEqual(moves, ["2, asked", "next, asked"]);
    rest();
    goTo(1);
    assert.equal(moves.length, 2);
    bind();
    assert.deepEqual(moves.slice(2), ["1, asked"]);
  });

  test("announces the first visible slide after requested moves only", () => {
    const { host, moved } = carousel({ autoplay: false });
    moved({ ...midway, at: 2 });
    assert.deepEqual(host.events, []);
    moved({ ...midway, at: 1 }, true);
    assert.deepEqual(host.events, [["suite-slide-change", { index: 1 }]]);
  });
});
