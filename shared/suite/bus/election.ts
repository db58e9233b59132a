import type { Store } from "./store.ts";

/** Settles which tab is the master: the one that polls. */
export interface Election {
  enter(): void;
  /** Leaves the race, and the office to the next one. */
  leave(): void;
  /** Another tab has changed something in the store. */
  heard(name: string): void;
}

/** ms between two signs of life of a master. Specification, section 9. */
export const pulse = 1500;

/**
 * Whoever holds the lock is master: the browser passes it on when a tab is closed or crashes. The keys of the heartbeat
 * election are written all the same, so that tabs with the suite's own client do not poll beside us.
 */
export function electByLock(
  locks: Pick<LockManager, "request">,
  name: string,
  store: Store,
  gained: () => void,
): Election {
  let leaving: AbortController;
  return {
    enter() {
      const { signal } = (leaving = new AbortController());
      const hold = () =>
        new Promise<void>((release) => {
          if (signal.aborted) return release();
          const beat = () => {
            store.write("heartbeat", Date.now());
            store.write("master", true);
          };
          const timer = setInterval(beat, pulse);
          signal.addEventListener("abort", () => {
            clearInterval(timer);
            store.write("master", undefined);
            release();
          });
          beat();
          gained();
        });
      // refused for another reason than our leaving: two masters are better than none
      locks.request(name, { signal }, hold).catch(() => signal.aborted || gained());
    },
    leave: () => leaving.abort(),
    heard() {},
  };
}
