import { peek, poll } from "../api/bus.ts";
import type { Client } from "../client.ts";
import type { SuiteError } from "../error.ts";
import { gap, type Inbox, type Listeners } from "./listeners.ts";
import type { Presence } from "./presence.ts";
import { isId, type Store } from "./store.ts";
import type { Subscriptions } from "./subscriptions.ts";

/** Time for which the suite repeats notifications to clients without a last id, in ms. @see docs/reference/wire.md#wire-49 */
export const repeatTime = 50_000;

/** Time between two requests for the presence of partners, in ms. */
const presenceInterval = 30_000;

interface PollParts {
  readonly client: Client;
  readonly store: Store;
  readonly listeners: Listeners;
  readonly inbox: Inbox;
  readonly presence: Presence;
  readonly subscriptions: Subscriptions;
  /** True if the suite knows this browser already. */
  readonly hasSession: boolean;
}

/** Polls of the master, one at a time. */
export interface Polls {
  /**
   * Requests the subscriptions of all tabs, and passes on the notifications. Returns false if there was nothing new.
   * @throws SuiteError
   */
  pollOnce(signal: AbortSignal): Promise<boolean>;
  /** Returns true if the subscriptions have changed since the request. */
  isOutdated(): boolean;
}

type Rows = Awaited<ReturnType<typeof poll>>;

export function createPolls({
  client,
  store,
  listeners,
  inbox,
  presence,
  subscriptions,
  hasSession,
}: PollParts): Polls {
  // A first call opens the session and delays all others, so it must be one with an immediate response.
  let isPeek = !hasSession;
  let asked = "";
  let presenceAsked = 0;
  /** Greatest id that the suite itself has given this tab. Ids that other tabs or scripts wrote may belong to another database. */
  let known = 0;

  const wanted = () => [...subscriptions.channels(), ...subscriptions.partners()].join();

  function nextRequest(started: number) {
    const isPresenceDue = started - presenceAsked >= presenceInterval;
    if (isPresenceDue) presenceAsked = started;
    asked = wanted();
    return {
      channels: subscriptions.channels(),
      last: inbox.last,
      inactivity: presence.inactivity(),
      presenceOf: isPresenceDue ? subscriptions.partners() : [],
    };
  }

  function send(request: ReturnType<typeof nextRequest>, signal: AbortSignal): Promise<Rows> {
    const answer = isPeek ? peek(client, request, { signal }) : poll(client, request, { signal, timeout: 60_000 });
    return answer.catch((error: unknown) => {
      // the suite may have refused the last id: without one it sends the news of the last 50 s
      if ((error as SuiteError).kind === "server") inbox.last = known = 0;
      throw error;
    });
  }

  /** Passes on to other tabs first, and stores the last id after its notifications: this tab may crash in between. */
  function handOn(rows: Rows, started: number) {
    const entries = rows.map(({ channel, message, id }) => [channel, message, id]);
    const isGap = started - inbox.since > repeatTime;
    inbox.since = Date.now();
    known = Math.max(known, ...rows.map(({ id }) => id).filter(isId));
    // Nothing new after an unknown id: the id is not used again. The notifications of the last 50 s come without one, too.
    inbox.last = known;
    if (isGap) store.write("gap", started);
    if (rows.length) store.write("notification", entries);
    store.write("last", known || undefined);
    store.write("last_ts", inbox.since);
    if (isGap) listeners.notify(gap);
    inbox.receive(entries);
  }

  return {
    async pollOnce(signal) {
      const started = Date.now();
      const request = nextRequest(started);
      const wasPeek = isPeek;
      const rows = await send(request, signal);
      isPeek = false;
      // if a channel was added meanwhile, the later last id would skip its notifications
      if (signal.aborted) return true;
      handOn(rows, started);
      return wasPeek || known > request.last;
    },
    isOutdated: () => wanted() !== asked,
  };
}
