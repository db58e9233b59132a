import { peek, poll } from "../api/bus.ts";
import type { Client } from "../client.ts";
import type { SuiteError } from "../error.ts";
import { gap, type Inbox, type Listeners } from "./listeners.ts";
import type { Presence } from "./presence.ts";
import { isId, type Store } from "./store.ts";
import type { Subscriptions } from "./subscriptions.ts";

/** ms for which the suite repeats notifications to clients without a last id. */
export const repeatTime = 50_000;

/** ms between two questions for the presence of partners. */
const presenceInterval = 30_000;

interface PollParts {
  readonly client: Client;
  readonly store: Store;
  readonly listeners: Listeners;
  readonly inbox: Inbox;
  readonly presence: Presence;
  readonly subscriptions: Subscriptions;
  /** Whether the suite knows this browser already. */
  readonly hasSession: boolean;
}

/** The master's polls, one at a time. */
export interface Polls {
  /** Asks for what all tabs have subscribed to, and hands on what comes. False where nothing new came of it. @throws SuiteError */
  pollOnce(signal: AbortSignal): Promise<boolean>;
  /** Whether the subscriptions have changed since it asked. */
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
  // A first call opens the session and holds up all others: it must be one that is answered at once.
  let isPeek = !hasSession;
  let asked = "";
  let presenceAsked = 0;
  /** The greatest id that the suite itself has given this tab. What other tabs or scripts wrote may be of another database. */
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
      // it may have refused the last id: without one it sends what is new to most
      if ((error as SuiteError).kind === "server") inbox.last = known = 0;
      throw error;
    });
  }

  /** Other tabs first, and the last id after what it stands for: this tab may crash in between. */
  function handOn(rows: Rows, started: number) {
    const entries = rows.map(({ channel, message, id }) => [channel, message, id]);
    const isGap = started - inbox.since > repeatTime;
    inbox.since = Date.now();
    known = Math.max(known, ...rows.map(({ id }) => id).filter(isId));
    // nothing new after an id that is not known: it is not believed again. What came in the last 50 s comes without one, too
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
      // when a channel was added meanwhile, the later last id would skip what came there
      if (signal.aborted) return true;
      handOn(rows, started);
      return wasPeek || known > request.last;
    },
    isOutdated: () => wanted() !== asked,
  };
}
