import type { Store } from "./store.ts";

/** Election of the master, the tab that polls. */
export interface Election {
  enter(): void;
  /** Withdraws; a master makes room for the next one. */
  leave(): void;
  /** Responds to a change of the store by another tab. */
  heard(name: string): void;
}

/** Callbacks for the result of an election. */
export interface Candidate {
  /** Called when this tab becomes master. */
  gained(): void;
  /** Called when another tab is master. */
  lost(): void;
}

/** Time between two heartbeats of a master, in ms. */
export const heartbeatInterval = 1500;

interface LockElection extends Pick<Candidate, "gained"> {
  readonly locks: Pick<LockManager, "request">;
  /** Name of the lock. */
  readonly name: string;
  readonly store: Store;
}

/**
 * Elects the holder of a lock: the browser passes the lock on when a tab is closed or crashes. The keys of the heartbeat election are written all the
 * same, so that tabs with the suite's own client do not poll as well.
 */
export function electByLock({ locks, name, store, gained }: LockElection): Election {
  let leaving: AbortController;

  const beat = () => {
    store.write("heartbeat", Date.now());
    store.write("master", true);
  };

  /** Resolves when the tab leaves, which releases the lock. */
  const holdUntil = (signal: AbortSignal) =>
    new Promise<void>((release) => {
      if (signal.aborted) return release();
      const timer = setInterval(beat, heartbeatInterval);
      signal.addEventListener("abort", () => {
        clearInterval(timer);
        store.write("master", undefined);
        release();
      });
      beat();
      gained();
    });

  return {
    enter() {
      const { signal } = (leaving = new AbortController());
      // refused for another reason than a withdrawal: two masters are better than none
      locks.request(name, { signal }, () => holdUntil(signal)).catch(() => signal.aborted || gained());
    },
    leave: () => leaving.abort(),
    heard() {},
  };
}
