import type { Database, Queries } from "#demo/server/database.ts";

/** Name of a channel: one that any client may subscribe to, such as the uuid of a chat, or one that the suite adds for signed-in users. */
export type Channel =
  string | readonly [database: "suite", model: "res.partner" | "mail.channel" | "ir.needaction", id: number];

export interface Publication {
  readonly channel: Channel;
  readonly message: unknown;
}

interface Notification {
  readonly id: number;
  readonly channel: unknown;
  readonly message: unknown;
}

/** Delivers notifications to the subscribers of a channel, in any process on the same database. */
export interface Bus {
  /** Publishes with the transaction of `queries`. Call it last there: it blocks other publishers until the commit. */
  publish(queries: Queries, publications: readonly Publication[]): Promise<void>;
  /** Returns the notifications with a greater id than `last`; with 0, those of the last 50 s. */
  since(channels: readonly Channel[], last: number): Promise<Notification[]>;
  /** Like `since`, but waits for a notification; returns none after the hold, on abort, and when the server is about to stop. */
  next(channels: readonly Channel[], last: number, signal: AbortSignal): Promise<Notification[]>;
  /** Ends all polls, now and in the future, before the server stops. */
  hangUp(): void;
}

interface Waiter {
  readonly keys: ReadonlySet<string>;
  wake(): void;
  end(): void;
}

/** Lock of publications: ids ascend in the order of the commits, so a poll for greater ids misses none. */
const lock = 20190823;
/** Bytes; NOTIFY carries less than 8000. */
const mostPayload = 7900;

const keyOf = (channel: Channel): string => JSON.stringify(channel);

async function publish(queries: Queries, publications: readonly Publication[]): Promise<void> {
  if (publications.length === 0) return;
  const keys = publications.map(({ channel }) => keyOf(channel));
  const payload = JSON.stringify([...new Set(keys)]);
  await queries.query("select pg_advisory_xact_lock($1)", [lock]);
  await queries.query("insert into bus (channel, message) select * from unnest($1::text[], $2::text[])", [
    keys,
    publications.map(({ message }) => JSON.stringify(message)),
  ]);
  await queries.query("delete from bus where created_at < now() - interval '100 s'");
  await queries.query("select pg_notify('bus', $1)", [Buffer.byteLength(payload) > mostPayload ? "" : payload]);
}

async function readSince(database: Database, channels: readonly Channel[], last: number): Promise<Notification[]> {
  const rows = await database.query<{ id: number; channel: string; message: string }>(
    `select id, channel, message from bus
     where channel = any($1::text[]) and id > $2 and ($2 <> 0 or created_at > now() - interval '50 s') order by id`,
    [channels.map(keyOf), last],
  );
  return rows.map(({ id, channel, message }) => ({
    id,
    channel: JSON.parse(channel) as unknown,
    message: JSON.parse(message) as unknown,
  }));
}

/** @param hold duration of `next`, in ms */
export async function createBus(database: Database, hold: number): Promise<Bus> {
  const waiters = new Set<Waiter>();
  let stopping = false;

  await database.listen("bus", (payload) => {
    const keys = payload ? (JSON.parse(payload) as string[]) : null;
    for (const waiter of waiters) if (!keys || keys.some((key) => waiter.keys.has(key))) waiter.wake();
  });

  const since: Bus["since"] = (channels, last) => readSince(database, channels, last);

  return {
    publish,
    since,

    next: async (channels, last, signal) => {
      if (stopping || signal.aborted) return [];
      let over = false;
      const waiter: Waiter = {
        keys: new Set(channels.map(keyOf)),
        wake: () => undefined,
        end: () => {
          over = true;
          waiter.wake();
        },
      };
      waiters.add(waiter);
      signal.addEventListener("abort", waiter.end);
      const timer = setTimeout(waiter.end, hold);
      try {
        for (;;) {
          // Subscribes before reading, so that no notification is missed in between.
          const news = new Promise<void>((resolve) => (waiter.wake = resolve));
          const found = await since(channels, last);
          if (found.length > 0) return found;
          if (!over) await news;
          if (over) return [];
        }
      } finally {
        clearTimeout(timer);
        signal.removeEventListener("abort", waiter.end);
        waiters.delete(waiter);
      }
    },

    hangUp: () => {
      stopping = true;
      for (const waiter of waiters) waiter.end();
    },
  };
}
