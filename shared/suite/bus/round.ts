import type { Client } from "../client.ts";
import type { SuiteError } from "../error.ts";
import { peek, poll } from "../routes/bus.ts";
import { gap, type Audience } from "./audience.ts";
import type { Inbox } from "./inbox.ts";
import type { Presence } from "./presence.ts";
import { isId, type Store } from "./store.ts";
import type { Wishes } from "./wishes.ts";

/** ms for which the suite repeats what it said, to somebody who has no last id. */
export const memory = 50_000;

/** What one poll of the master deals with. */
export interface Round {
  /** Asks for what all tabs want, and hands on what comes. False where nothing new came of it. @throws SuiteError */
  ask(signal: AbortSignal): Promise<boolean>;
  /** Whether other things are wanted now than when it asked. */
  outdated(): boolean;
}

export function createRound(
  client: Client,
  store: Store,
  audience: Audience,
  inbox: Inbox,
  presence: Presence,
  wishes: Wishes,
  hasSession: boolean,
): Round {
  let asked = "";
  let presenceAsked = 0;
  /** The greatest id that the suite itself has given this tab. What other tabs or scripts wrote may be of another database. */
  let known = 0;
  const wanted = () => [...wishes.channels(), ...wishes.partners()].join();
  return {
    async ask(signal) {
      const started = Date.now();
      asked = wanted();
      const due = started - presenceAsked >= 30_000;
      if (due) presenceAsked = started;
      const request = {
        channels: wishes.channels(),
        last: inbox.last,
        inactivity: presence.inactivity(),
        presenceOf: due ? wishes.partners() : [],
      };
      // A first call opens the session and holds up all others: it must be one that is answered at once.
      const isPeek = !hasSession;
      const rows = await (
        isPeek ? peek(client, request, { signal }) : poll(client, request, { signal, timeout: 60_000 })
      ).catch((error: unknown) => {
        // it may have refused the last id: without one it tells what is new to most
        if ((error as SuiteError).kind === "server") inbox.last = known = 0;
        throw error;
      });
      hasSession = true;
      // when a channel was added meanwhile, the later last id would skip what came there
      if (signal.aborted) return true;

      const entries = rows.map(({ channel, message, id }) => [channel, message, id]);
      const missed = started - inbox.since > memory;
      inbox.since = Date.now();
      known = Math.max(known, ...rows.map(({ id }) => id).filter(isId));
      // nothing new after an id that is not known: it is not believed again. What came in the last 50 s comes without one, too
      inbox.last = known;
      // Other tabs first, and the last id after what it stands for: this one may die in between.
      if (missed) store.write("gap", started);
      if (rows.length) store.write("notification", entries);
      store.write("last", known || undefined);
      store.write("last_ts", inbox.since);
      if (missed) audience.tell(gap);
      inbox.receive(entries);
      return isPeek || known > request.last;
    },
    outdated: () => wanted() !== asked,
  };
}
