import type { Store } from "./store.ts";

/** Decides which tab is the master: the one that polls. */
export interface Election {
  enter(): void;
  /** Withdraws; a master makes room for the next one. */
  leave(): void;
  /** Another tab has changed something in the store. */
  heard(name: string): void;
}

/** How an election reports its result. */
export interface Candidate {
  /** It is master from now on. */
  gained(): void;
  /** Another tab is. */
  lost(): void;
}

/** ms between two heartbeats of a master. Specification, section 9. */
export const heartbeatInterval = 1500;

interface LockElection extends Pick<Candidate, "gained"> {
  readonly locks: Pick<LockManager, "request">;
  /** Of the lock. */
  readonly name: string;
  readonly store: Store;
}

/**
 * Whoever holds the lock is master: the browser passes it on when a tab is closed or crashes. The keys of the heartbeat
 * election are written all the same, so that tabs with the suite's own client do not poll beside us.
 */
export function electByLock({ locks, name, store, gained }: LockElection): Election {
  let leaving: AbortController;

  const beat = () => {
    store.write("heartbeat", Date.now());
    store.write("master", true);
  };

  /** Resolves, and so gives the lock back, when the tab leaves. */
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
      // refused for another reason than our leaving: two masters are better than none
      locks.request(name, { signal }, () => holdUntil(signal)).catch(() => signal.aborted || gained());
    },
    leave: () => leaving.abort(),
    heard() {},
  };
}
