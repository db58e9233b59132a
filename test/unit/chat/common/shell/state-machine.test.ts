import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createMachine } from "#chat/common/shell/state-machine.ts";
import { storeState } from "#shared/state/index.ts";

interface Lights {
  red: "green";
  green: "red";
}

interface State {
  readonly phase: keyof Lights;
  readonly cars: number;
}

describe("state machine", () => {
  const create = () => {
    const state = storeState<State>({ phase: "red", cars: 0 });
    return { state, enter: createMachine<Lights, State>(state) };
  };

  it("changes the phase and other fields in one step", () => {
    const { state, enter } = create();
    const seen: unknown[] = [];
    state.listen((value) => seen.push(value));
    enter<"red">("green", { cars: 2 });
    enter<"green">("red");
    assert.deepEqual(seen, [
      { phase: "green", cars: 2 },
      { phase: "red", cars: 2 },
    ]);
  });

  it("aborts the signal of a phase before listeners get the next phase", () => {
    const { state, enter } = create();
    const green = enter<"red">("green");
    let wasAborted = false;
    state.listen(() => (wasAborted = green.aborted));
    const red = enter<"green">("red");
    assert.deepEqual([wasAborted, green.aborted, red.aborted], [true, true, false]);
  });
});
