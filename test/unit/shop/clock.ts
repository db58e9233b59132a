import { mock, type TestContext } from "node:test";

interface Waiting {
  readonly due: number;
  readonly act: () => void;
}

/**
 * Time stands still for timers of these delays, in ms, alone: Node's fetch has timers of its own, which must run.
 * @returns lets ms pass; gives how many timers wait after that
 */
export function stopClock(t: TestContext, ...delays: number[]): (ms: number) => number {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const timers = new Map<unknown, Waiting>();
  let now = 0;
  mock.method(globalThis, "setTimeout", (act: () => void, delay: number, ...given: unknown[]) => {
    // a connection that is kept open may have one of these delays; it is given to its timer
    if (!delays.includes(delay) || given.length) return start(act, delay, ...given);
    const timer = {};
    timers.set(timer, { due: now + delay, act });
    return timer;
  });
  mock.method(globalThis, "clearTimeout", (timer: NodeJS.Timeout | undefined) => timers.delete(timer) || stop(timer));
  t.after(() => mock.restoreAll());
  return (ms) => {
    now += ms;
    for (const [timer, { due, act }] of [...timers]) {
      if (due > now || !timers.delete(timer)) continue;
      act();
    }
    return timers.size;
  };
}
