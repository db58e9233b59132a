import { mock, type TestContext } from "node:test";

interface Waiting {
  readonly due: number;
  readonly run: () => void;
}

/**
 * Stops the timers of the given delays, in ms: other timers run, since Node's fetch needs its own.
 * @returns a function that advances the time by ms and returns the number of waiting timers
 */
export function stopClock(t: TestContext, ...delays: number[]): (ms: number) => number {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const timers = new Map<unknown, Waiting>();
  let now = 0;
  mock.method(globalThis, "setTimeout", (run: () => void, delay: number, ...given: unknown[]) => {
    // a kept-alive connection may use the same delay, and passes itself as an argument
    if (!delays.includes(delay) || given.length) return start(run, delay, ...given);
    const timer = {};
    timers.set(timer, { due: now + delay, run });
    return timer;
  });
  mock.method(globalThis, "clearTimeout", (timer: NodeJS.Timeout | undefined) => timers.delete(timer) || stop(timer));
  t.after(() => mock.restoreAll());
  return (ms) => {
    now += ms;
    for (const [timer, { due, run }] of [...timers]) {
      if (due > now || !timers.delete(timer)) continue;
      run();
    }
    return timers.size;
  };
}
