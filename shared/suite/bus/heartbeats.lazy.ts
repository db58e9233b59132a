import { pulse, type Election } from "./election.ts";
import type { Store } from "./store.ts";

/**
 * The protocol's own election, for browsers without locks: a master gives signs of life, the others look after them, and the
 * first in the list of peers takes over. Times: specification, section 9.
 */
export function electByHeartbeat(store: Store, gained: () => void, lost: () => void): Election {
  // Tabs that are restored together have the same time, to the millisecond: the mark tells their names and their beats apart.
  const mark = Math.random();
  const id = `bus${Math.floor(mark * 1e9)}:${Date.now()}`;
  /** What this master wrote last; 0 while it is none. */
  let mine = 0;
  let timer: ReturnType<typeof setTimeout>;

  const usurped = () => {
    const stored = store.number("heartbeat");
    return mine && stored && stored !== mine;
  };
  const livingPeers = (now: number): Record<string, number> =>
    Object.fromEntries(
      Object.entries(Object(store.read("peers")) as Record<string, number>).filter(
        ([, seen]) => Math.abs(now - seen) < 15_000,
      ),
    );

  function beat() {
    const now = Date.now();
    const peers = livingPeers(now);
    let won = false;
    if (usurped()) {
      mine = 0;
      lost();
    }
    if (!mine) {
      peers[id] = now;
      const vacant = !store.read("master") || Math.abs(now - store.number("heartbeat")) > 5000;
      won = vacant && Object.keys(peers)[0] === id;
    }
    if (mine || won) {
      // before the peers: without this tab the next one in the list would believe itself elected
      store.write("heartbeat", (mine = now + mark));
      store.write("master", true);
      delete peers[id];
    }
    store.write("peers", peers);
    clearTimeout(timer);
    timer = setTimeout(beat, mine ? pulse : 10_000);
    if (won) gained();
  }

  return {
    enter: beat,
    leave() {
      clearTimeout(timer);
      const { [id]: _, ...others } = livingPeers(Date.now());
      store.write("peers", others);
      if (mine) store.write("master", undefined);
      mine = 0;
    },
    heard(name) {
      // at once, not with the next beat: the others of the closed master, and of two masters the one that was overwritten
      if (name === "master" ? !store.read(name) : name === "heartbeat" && usurped()) beat();
    },
  };
}
