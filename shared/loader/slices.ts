/** Long work in parts, between which the page has its turn. */

/** Length of a slice in ms, as in shared/element/queue.ts. */
const slice = 8;

/** Resolves when the page has nothing else to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(() => resolve()));

const turn = () => (globalThis as { scheduler?: Partial<Scheduler> }).scheduler?.yield?.() ?? idle();

export type Pause = () => Promise<void>;

/** Starts long work. Returns a function to call after each step, which waits for the next turn only if a slice of time is over. */
export function slices(next = turn): Pause {
  let end = performance.now() + slice;
  return async () => {
    if (performance.now() < end) return;
    await next();
    end = performance.now() + slice;
  };
}
