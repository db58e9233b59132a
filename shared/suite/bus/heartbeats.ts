import { type Candidate, type Election, heartbeatInterval } from "./election.ts";
import type { Store } from "./store.ts";

/** ms between two looks of a tab that is not master. */
const lookInterval = 10_000;
/** ms after which a master without heartbeats counts as gone. */
const masterTimeout = 5000;
/** ms after which a tab that has not looked counts as gone. */
const peerTimeout = 15_000;

/**
 * The protocol's own election, for browsers without locks: a master writes heartbeats, the other tabs look for them, and
 * the first in the list of peers takes over.
 */
export function electByHeartbeat({ store, gained, lost }: Candidate & { readonly store: Store }): Election {
  // Tabs that are restored together have the same time, to the millisecond: the mark tells their names and their beats apart.
  const mark = Math.random();
  const id = `bus${Math.floor(mark * 1e9)}:${Date.now()}`;
  /** `out`: this tab has left, or not entered yet. */
  let state: "out" | "candidate" | "master" = "out";
  /** The heartbeat that this master wrote last. */
  let written = 0;
  let timer: ReturnType<typeof setTimeout>;

  const isOverwritten = () => {
    const stored = store.number("heartbeat");
    return state === "master" && stored > 0 && stored !== written;
  };
  const isVacant = (now: number) => !store.read("master") || Math.abs(now - store.number("heartbeat")) > masterTimeout;
  const livingPeers = (now: number): Record<string, number> =>
    Object.fromEntries(
      Object.entries(Object(store.read("peers")) as Record<string, number>).filter(
        ([, seen]) => Math.abs(now - seen) < peerTimeout,
      ),
    );

  function writeHeartbeat(now: number) {
    store.write("heartbeat", (written = now + mark));
    store.write("master", true);
  }

  function resign() {
    state = "candidate";
    lost();
  }

  /** Looks after the master, or is it. */
  function beat() {
    const now = Date.now();
    const peers = livingPeers(now);
    if (isOverwritten()) resign();
    const hasWon = state === "candidate" && isVacant(now) && Object.keys({ ...peers, [id]: now })[0] === id;
    if (hasWon) state = "master";
    // before the peers: without this tab the next one in the list would believe itself elected
    if (state === "master") {
      writeHeartbeat(now);
      delete peers[id];
    } else peers[id] = now;
    store.write("peers", peers);
    clearTimeout(timer);
    timer = setTimeout(beat, state === "master" ? heartbeatInterval : lookInterval);
    if (hasWon) gained();
  }

  return {
    enter() {
      state = "candidate";
      beat();
    },
    leave() {
      clearTimeout(timer);
      const { [id]: _, ...others } = livingPeers(Date.now());
      store.write("peers", others);
      if (state === "master") store.write("master", undefined);
      state = "out";
    },
    heard(name) {
      // at once, not with the next beat: the others of the closed master, and of two masters the one that was overwritten
      const isCalled = name === "master" ? !store.read(name) : name === "heartbeat" && isOverwritten();
      if (isCalled && state !== "out") beat();
    },
  };
}
