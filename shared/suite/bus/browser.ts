import { pageContext } from "../page.ts";
import type { Election } from "./election.ts";
import type { electByHeartbeat } from "./heartbeats.ts";
import type { SharedStorage } from "./store.ts";

/** What a bus needs of the browser; tests give it another one. */
export interface Browser {
  /** What all tabs of the site share; undefined where the browser keeps nothing: then each tab polls for itself. */
  readonly storage: SharedStorage | undefined;
  /** Undefined on pages that did not come over HTTPS. */
  readonly locks: Pick<LockManager, "request"> | undefined;
  /** The election where there are none. */
  readonly heartbeats: typeof electByHeartbeat;
  /** The window, with its events of storage, lifecycle, connection, and of what the visitor does. */
  readonly page: EventTarget;
  /** Whether the suite knows this browser already, see `createClient`. */
  readonly hasSession: boolean;
}

/** Access alone may throw, and in some private modes only writing does. */
function usableStorage(): Storage | undefined {
  try {
    const probe = "bus.probe";
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return undefined;
  }
}

/** A chunk of its own: every engine of today has locks. Where it cannot be loaded each tab is its own master. */
const loadHeartbeats: typeof electByHeartbeat = (candidate) => {
  const election = import("./heartbeats.ts").then(
    (module) => module.electByHeartbeat(candidate),
    (): Election => ({ enter: candidate.gained, leave() {}, heard() {} }),
  );
  return {
    enter: () => void election.then(({ enter }) => enter()),
    leave: () => void election.then(({ leave }) => leave()),
    heard: (name) => void election.then(({ heard }) => heard(name)),
  };
};

export function thisBrowser(server: string): Browser {
  const scope = globalThis as Partial<Window & typeof globalThis>; // in Node there is no page
  const storage = usableStorage();
  return {
    storage,
    locks: storage && scope.navigator?.locks,
    heartbeats: loadHeartbeats,
    page: scope.window ?? new EventTarget(),
    hasSession: !!scope.document && server === location.origin && !!pageContext().csrfToken,
  };
}
