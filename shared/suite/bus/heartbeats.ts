import { type Candidate, type Election, heartbeatInterval } from "./election.ts";
import type { Store } from "./store.ts";

/** Time between two checks by a tab that is not master, in ms. */
const lookInterval = 10_000;
/** Time without heartbeats after which a master counts as gone, in ms. */
const masterTimeout = 5000;
/** Time without checks after which a tab counts as gone, in ms. */
const peerTimeout = 15_000;

/**
 * Elects by the protocol's own rules, for browsers without locks: a master writes heartbeats, the other tabs check them, and the first in the list of
 * peers takes over.
 */
export function electByHeartbeat({ store, gained, lost }: Candidate & { readonly store: Store }): Election {
  // Tabs that are restored together have the same time, to the millisecond: the mark makes their names and their heartbeats unique.
  const mark = Math.random();
  const id = `bus${Math.floor(mark * 1e9)}:${Date.now()}`;
  /** `out`: this tab has left, or has not entered yet. */
  let state: "out" | "candidate" | "master" = "out";
  /** Last heartbeat that this master wrote. */
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

  /** Checks the master, or writes its heartbeat. */
  function beat() {
    const now = Date.now();
    const peers = livingPeers(now);
    if (isOverwritten()) resign();
    const hasWon = state === "candidate" && isVacant(now) && Object.keys({ ...peers, [id]: now })[0] === id;
    if (hasWon) state = "master";
    // before the peers: without this tab the next one in the list would elect itself
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
      // at once, not with the next heartbeat: for the other tabs of a closed master, and for the one of two masters that was overwritten
      const isCalled = name === "master" ? !store.read(name) : name === "heartbeat" && isOverwritten();
      if (isCalled && state !== "out") beat();
    },
  };
}
