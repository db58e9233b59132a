import { setTimeout } from "node:timers/promises";

/** Receives the payload of each NOTIFY; null after a lost connection, when notifications may be missing. */
export type Listener = (payload: string | null) => void;

/** Part of a connection that listening needs. */
interface Connection {
  connect(): Promise<unknown>;
  query(sql: string): Promise<unknown>;
  on(event: "notification", listener: (notification: { payload?: string }) => void): unknown;
  on(event: "error" | "end", listener: () => void): unknown;
  end(): Promise<void>;
}

const pause = 1000;

/**
 * Listens to a channel of PostgreSQL on its own connection; opens a new one, each second, when the connection is lost. Returns a function
 * that stops listening. Throws if the first connection fails.
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
        // Notifications between the two connections are lost, so every listener must read.
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
