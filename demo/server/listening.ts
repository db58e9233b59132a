import { setTimeout } from "node:timers/promises";

/** Gets the payload of each NOTIFY; null: the connection was lost for a while, anything may have been missed. */
export type Listener = (payload: string | null) => void;

/** The part of a connection that listening needs. */
interface Connection {
  connect(): Promise<unknown>;
  query(sql: string): Promise<unknown>;
  on(event: "notification", listener: (notification: { payload?: string }) => void): unknown;
  on(event: "error" | "end", listener: () => void): unknown;
  end(): Promise<void>;
}

const pause = 1000;

/**
 * Listens to a channel of PostgreSQL on a connection of its own; when that is lost, on a new one, tried every second. Gives a function that stops it.
 * Throws when the first connection cannot be made.
 */
export async function listening(
  open: () => Connection,
  channel: string,
  listener: Listener,
): Promise<() => Promise<void>> {
  const stopped = new AbortController();

  const connect = async (): Promise<Connection> => {
    const connection = open();
    const lost = new Promise<void>((resolve) => {
      connection.on("error", resolve);
      connection.on("end", resolve);
    });
    connection.on("notification", ({ payload = "" }) => listener(payload));
    await connection.connect();
    await connection.query(`listen ${channel}`);
    void lost.then(recover);
    return connection;
  };

  const recover = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        current = await connect();
        // notifications between the two connections are lost, so every listener has to look
        listener(null);
        if (stopped.signal.aborted) await current.end();
        return;
      } catch {
        await setTimeout(pause, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  };

  let current = await connect();
  return async () => {
    stopped.abort();
    await current.end().catch(() => undefined);
  };
}
