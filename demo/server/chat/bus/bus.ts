import type { Database, Queries } from "#demo/server/database.ts";

/** A name that anybody who knows it may listen to, such as the uuid of a chat, or what the suite itself adds for signed-in users. */
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

/** Brings notifications to whoever listens to a channel, in any process on the same database. */
export interface Bus {
  /** Takes effect with the transaction of `queries`. Keep it last there: until the commit nobody else can publish. */
  publish(queries: Queries, publications: readonly Publication[]): Promise<void>;
  /** What has a greater id than `last`; with 0 what is newer than 50 s. */
  since(channels: readonly Channel[], last: number): Promise<Notification[]>;
  /** The same as soon as there is something; nothing when the hold is over, the signal aborted or the server about to stop. */
  next(channels: readonly Channel[], last: number, signal: AbortSignal): Promise<Notification[]>;
  /** Answers all polls that wait, and new ones at once: before the server stops. */
  hangUp(): void;
}

interface Waiter {
  readonly keys: ReadonlySet<string>;
  wake(): void;
  end(): void;
}

/** Ids are given one publication after the other, in the order of the commits: a poll for greater ones misses none. */
const lock = 20190823;
/** NOTIFY carries less than 8000 bytes. */
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

/** @param hold how long `next` waits, in ms */
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
          // Listens before it looks, so that nothing slips in between.
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
