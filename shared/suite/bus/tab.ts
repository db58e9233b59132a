import type { Candidate, Election } from "./election.ts";
import { gap, type Inbox, type Listeners } from "./listeners.ts";
import { type Polls, repeatTime } from "./poll-once.ts";
import type { Poller } from "./poller.ts";
import type { Store } from "./store.ts";
import type { Subscriptions } from "./subscriptions.ts";

/** `away`: without listeners, closed, or frozen by the browser; `waiting`: another tab polls; `master`: this one polls for all. */
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

/** Role of this tab for the bus. */
interface Tab {
  role(): Role;
  /** Goes from `away` to `waiting` if a channel has listeners. */
  enter(): void;
  /** Goes to `away`. */
  leave(): void;
  /** Updates the list of channels, and the poll of a master, for the current listeners. */
  adjust(): void;
  /** Polls again, since a poll may succeed now. */
  reconnect(): void;
  /** Responds to a change of the store by another tab. */
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

  /** Reads how far the other tabs have read. */
  function catchUp() {
    const now = Date.now();
    const last = store.last();
    if (inbox.since) {
      // restored by the browser, without the events of the time before
      if (last !== inbox.last) listeners.notify(gap);
      inbox.last = Math.max(inbox.last, last);
    } else if (store.number("last_ts") + repeatTime > now || store.number("heartbeat") + 15_000 > now) {
      inbox.last = last;
      inbox.since = store.number("last_ts") || now;
    } else {
      // no other tab has been active for too long
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
