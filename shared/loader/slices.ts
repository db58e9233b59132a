/** Long work in parts, between which the page has its turn. */

/** ms of work at a time, as where elements are drawn (shared/element/queue.ts). */
const slice = 8;

/** Resolves when the page has nothing else to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(() => resolve()));

const turn = () => (globalThis as { scheduler?: Partial<Scheduler> }).scheduler?.yield?.() ?? idle();

export type Pause = () => Promise<void>;

/** Starts work now. What it answers is called after each step of it, and waits for its next turn only where a slice of time is over. */
export function slices(next = turn): Pause {
  let end = performance.now() + slice;
  return async () => {
    if (performance.now() < end) return;
    await next();
    end = performance.now() + slice;
  };
}
