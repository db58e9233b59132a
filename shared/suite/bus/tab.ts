import type { Candidate, Election } from "./election.ts";
import { gap, type Inbox, type Listeners } from "./listeners.ts";
import { type Polls, repeatTime } from "./poll-once.ts";
import type { Poller } from "./poller.ts";
import type { Store } from "./store.ts";
import type { Subscriptions } from "./subscriptions.ts";

/** `away`: without listeners, closed, or put away by the browser; `waiting`: another tab polls; `master`: this one polls for all. */
type Role = "away" | "waiting" | "master";

interface TabParts {
  readonly store: Store;
  readonly listeners: Listeners;
  readonly inbox: Inbox;
  readonly subscriptions: Subscriptions;
  readonly polls: Polls;
  readonly poller: Poller;
  elect(candidate: Candidate): Election;
}

/** What this tab is to the bus. */
interface Tab {
  role(): Role;
  /** From `away` to `waiting`, where a channel has listeners. */
  enter(): void;
  /** To `away`. */
  leave(): void;
  /** Brings the list of channels, and the poll if it is ours, in line with the listeners. */
  adjust(): void;
  /** The poll may work again. */
  reconnect(): void;
  /** Another tab has changed something in the store. */
  heard(name: string): void;
  hasListeners(): boolean;
}

export function createTab({ store, listeners, inbox, subscriptions, polls, poller, elect }: TabParts): Tab {
  let role: Role = "away";
  const election = elect({ gained, lost });

  function gained() {
    if (role === "away") return; // an election that was loaded late
    role = "master";
    poller.start();
  }

  function lost() {
    if (role !== "master") return;
    role = "waiting";
    poller.stop();
  }

  function adjust() {
    subscriptions.share();
    if (role === "master" && polls.isOutdated()) poller.restart();
  }

  /** Finds out how far the other tabs have read. */
  function catchUp() {
    const now = Date.now();
    const last = store.last();
    if (inbox.since) {
      // back from where the browser had put it, without the events of that time
      if (last !== inbox.last) listeners.notify(gap);
      inbox.last = Math.max(inbox.last, last);
    } else if (store.number("last_ts") + repeatTime > now || store.number("heartbeat") + 15_000 > now) {
      inbox.last = last;
      inbox.since = store.number("last_ts") || now;
    } else {
      // no other tab has been there for too long
      store.write("last", undefined);
      subscriptions.reset();
      inbox.last = 0;
      inbox.since = now;
    }
  }

  const hasListeners = () => listeners.topics().some((topic) => topic !== gap);

  return {
    role: () => role,
    enter() {
      if (role !== "away" || !hasListeners()) return;
      role = "waiting";
      catchUp();
      adjust();
      election.enter();
    },
    leave() {
      if (role === "away") return;
      role = "away";
      poller.stop();
      election.leave();
    },
    adjust,
    reconnect() {
      if (role === "master") poller.start();
    },
    heard: (name) => election.heard(name),
    hasListeners,
  };
}
