import type { Client } from "../client.ts";
import type { Browser } from "./bus.env.ts";
import { electByLock } from "./election.ts";
import { createInbox, createListeners, gap } from "./listeners.ts";
import { createPolls } from "./poll-once.ts";
import { createPoller } from "./poller.ts";
import { activityEvents, createPresence } from "./presence.ts";
import { createStore, parse } from "./store.ts";
import { createSubscriptions } from "./subscriptions.ts";
import { createTab } from "./tab.ts";

/** Notifications of the suite. One tab of a site polls for all of them. */
export interface Bus {
  /** Listens to a named channel until the returned function is called. The first subscription starts the bus. */
  subscribe(channel: string, listener: (message: unknown) => void): () => void;
  /**
   * Calls back when notifications may have been missed (outage, sleep, frozen tab): listeners read their data from the suite again. Returns a
   * function that removes the listener.
   */
  onGap(listener: () => void): () => void;
}

interface BusParts {
  readonly client: Client;
  /** Origin of the suite, without a slash at the end. */
  readonly server: string;
  readonly browser: Browser;
}

export function createBus({ client, server, browser }: BusParts): Bus {
  const { storage, locks, heartbeats, page, hasSession } = browser;
  const store = createStore(server, storage);
  const listeners = createListeners();
  const inbox = createInbox(listeners);
  const subscriptions = createSubscriptions(store, listeners);
  const presence = createPresence(store);
  const polls = createPolls({ client, store, listeners, inbox, presence, subscriptions, hasSession });
  const poller = createPoller(polls.pollOnce);
  const tab = createTab({
    store,
    listeners,
    inbox,
    subscriptions,
    polls,
    poller,
    elect: ({ gained, lost }) =>
      storage && locks
        ? electByLock({ locks, name: `suite.bus ${server}`, store, gained })
        : heartbeats({ store, gained, lost }),
  });

  /** Responds to a change of the store by another tab. */
  function heard({ key, newValue }: StorageEvent) {
    const name = key === null ? "channels" : store.nameOf(key); // no key: all was cleared
    if (name === "notification")
      inbox.receive(parse(newValue)); // not what is stored, which may be the next one already
    else if (name === "last") inbox.last = Math.max(inbox.last, store.last());
    else if (name === "last_ts") inbox.since = Math.max(inbox.since, store.number(name));
    else if (name === "gap") listeners.notify(gap);
    else if (name === "channels" || name === "options") tab.adjust();
    else if (name) tab.heard(name);
  }

  const onPage = (types: string[], listener: (event: never) => void) => {
    for (const type of types)
      page.addEventListener(type, (event) => tab.role() !== "away" && listener(event as never), {
        capture: true,
        passive: true,
      });
  };
  onPage(["storage"], heard);
  onPage(["online"], tab.reconnect);
  onPage(activityEvents, presence.note);
  // A page that is frozen or in the back/forward cache keeps its memory, but cannot be master.
  onPage(["pagehide", "freeze"], tab.leave);
  for (const back of ["pageshow", "resume"]) page.addEventListener(back, tab.enter, true);

  return {
    subscribe(channel, listener) {
      const stop = listeners.add(channel, listener);
      tab.enter();
      tab.adjust();
      return () => {
        stop();
        subscriptions.remove(channel);
        if (tab.hasListeners()) return tab.adjust();
        tab.leave();
        inbox.since = 0;
      };
    },
    onGap: (listener) => listeners.add(gap, listener),
  };
}
