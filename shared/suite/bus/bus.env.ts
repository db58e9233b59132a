import { pageContext } from "../page.ts";
import type { Election } from "./election.ts";
import type { electByHeartbeat } from "./heartbeats.ts";
import type { SharedStorage } from "./store.ts";

/** Parts of the browser that a bus needs; tests replace them. */
export interface Browser {
  /** Storage that all tabs of the site share; undefined if the browser has none: then each tab polls by itself. */
  readonly storage: SharedStorage | undefined;
  /** Locks; undefined on pages without HTTPS. */
  readonly locks: Pick<LockManager, "request"> | undefined;
  /** Election for browsers without locks. */
  readonly heartbeats: typeof electByHeartbeat;
  /** The window, with events of storage, lifecycle, connection and activity. */
  readonly page: EventTarget;
  /** True if the suite knows this browser already, see `createClient`. */
  readonly hasSession: boolean;
}

/** Returns the storage. The access itself may throw, and in some private modes only writing does. */
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

/** Loads the election of heartbeats, a chunk of its own: every current engine has locks. If it cannot be loaded, each tab is its own master. */
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
