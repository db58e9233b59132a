import type { Client } from "../client.ts";
import { createAudience, gap } from "./audience.ts";
import type { Browser } from "./browser.ts";
import { electByLock } from "./election.ts";
import { createInbox } from "./inbox.ts";
import { createPoller } from "./poller.ts";
import { createPresence, signs } from "./presence.ts";
import { createRound, memory } from "./round.ts";
import { createStore, parse } from "./store.ts";
import { createWishes } from "./wishes.ts";

/** Notifications of the suite. One tab of a site polls for all of them. */
export interface Bus {
  /** Hears a named channel until the returned function is called. The first subscription starts the bus. */
  subscribe(channel: string, listener: (message: unknown) => void): () => void;
  /**
   * Told when notifications may have been missed (outage, sleep, frozen tab): whoever shows something reads it anew from
   * the suite. Returns how to stop.
   */
  onGap(listener: () => void): () => void;
}

export function createBus(
  client: Client,
  server: string,
  { storage, locks, heartbeats, page, hasSession }: Browser,
): Bus {
  const store = createStore(server, storage);
  const audience = createAudience();
  const inbox = createInbox(audience);
  const wishes = createWishes(store, audience);
  const presence = createPresence(store);
  const round = createRound(client, store, audience, inbox, presence, wishes, hasSession);
  const poller = createPoller(round.ask);
  const election =
    storage && locks ? electByLock(locks, `suite.bus ${server}`, store, gained) : heartbeats(store, gained, lost);
  /** Neither without listeners, nor closed, nor put away by the browser. */
  let present = false;
  let master = false;

  function gained() {
    master = true;
    poller.start();
  }

  function lost() {
    master = false;
    poller.stop();
  }

  /** Brings the lists, and the poll if it is ours, in line with what the tabs want. */
  function adjust() {
    wishes.share();
    if (master && round.outdated()) poller.restart();
  }

  function heard({ key, newValue }: StorageEvent) {
    const name = key === null ? "channels" : store.nameOf(key); // no key: all was cleared
    if (name === "notification")
      inbox.receive(parse(newValue)); // not what is stored, which may be the next one already
    else if (name === "last") inbox.last = Math.max(inbox.last, store.last());
    else if (name === "last_ts") inbox.since = Math.max(inbox.since, store.number(name));
    else if (name === "gap") audience.tell(gap);
    else if (name === "channels" || name === "options") adjust();
    else if (name) election.heard(name);
  }

  /** Finds out how far the other tabs have read. */
  function catchUp() {
    const now = Date.now();
    const last = store.last();
    if (inbox.since) {
      // back from where the browser had put it, without the events of that time
      if (last !== inbox.last) audience.tell(gap);
      inbox.last = Math.max(inbox.last, last);
    } else if (store.number("last_ts") + memory > now || store.number("heartbeat") + 15_000 > now) {
      inbox.last = last;
      inbox.since = store.number("last_ts") || now;
    } else {
      // nobody is there any more, and for too long
      store.write("last", undefined);
      wishes.reset();
      inbox.last = 0;
      inbox.since = now;
    }
  }

  const needed = () => audience.topics().some((topic) => topic !== gap);

  function enter() {
    if (!present && needed()) {
      present = true;
      catchUp();
      adjust();
      election.enter();
    }
  }

  function leave() {
    if (!present) return;
    present = false;
    lost();
    election.leave();
  }

  const listen = (types: string[], listener: (event: never) => void) => {
    for (const type of types)
      page.addEventListener(type, (event) => present && listener(event as never), { capture: true, passive: true });
  };
  listen(["storage"], heard);
  listen(["online"], () => master && poller.start());
  listen(signs, presence.note);
  // In the back-forward cache or frozen a page keeps its memory, but cannot be master.
  listen(["pagehide", "freeze"], leave);
  for (const back of ["pageshow", "resume"]) page.addEventListener(back, enter, true);

  function subscribe(channel: string, listener: (message: never) => void): () => void {
    const stop = audience.add(channel, listener);
    enter();
    adjust();
    return () => {
      stop();
      wishes.drop(channel);
      if (needed()) return adjust();
      leave();
      inbox.since = 0;
    };
  }

  return {
    subscribe,
    onGap: (listener) => audience.add(gap, listener),
  };
}
