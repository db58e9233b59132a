import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { slices } from "#shared/loader/slices.ts";

const platform = globalThis as { scheduler?: unknown };

describe("slices", () => {
  let now = 0;
  let turns = 0;
  beforeEach(() => {
    turns = 0;
    platform.scheduler = { yield: async () => void turns++ };
    mock.method(performance, "now", () => now);
  });
  afterEach(() => {
    mock.restoreAll();
    delete platform.scheduler;
  });

  /** Counts the turns of the page during work whose steps each take the given ms. */
  async function turnsIn(...steps: readonly number[]): Promise<number> {
    const pause = slices();
    for (const ms of steps) {
      now += ms;
      await pause();
    }
    return turns;
  }

  it("yields to the page after 8 ms, not before", async () => {
    assert.equal(await turnsIn(3, 4), 0);
    assert.equal(await turnsIn(3, 6), 1);
  });

  it("starts a new slice after each turn", async () => {
    assert.equal(await turnsIn(5, 5, 5, 5), 2);
  });
});
