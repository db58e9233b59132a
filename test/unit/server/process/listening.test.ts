import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { describe, test } from "node:test";
import { listening } from "#demo/server/listening.ts";

/** Connection like those of the PostgreSQL client, without a server. */
class Connection extends EventEmitter<{ notification: [{ payload?: string }]; error: []; end: [] }> {
  readonly said: string[] = [];
  constructor(readonly works: boolean) {
    super();
  }
  async connect(): Promise<void> {
    if (!this.works) throw new Error("refused");
  }
  async query(sql: string): Promise<void> {
    this.said.push(sql);
  }
  async end(): Promise<void> {
    this.said.push("end");
    this.emit("end");
  }
}

function hearing(...works: boolean[]) {
  const heard: (string | null)[] = [];
  const connections: Connection[] = [];
  const news = new EventEmitter();
  const open = () => {
    const connection = new Connection(works[connections.length] ?? true);
    connections.push(connection);
    return connection;
  };
  const listener = (payload: string | null): void => {
    heard.push(payload);
    news.emit("heard");
  };
  return { heard, connections, news, stop: listening(open, "bus", listener) };
}

describe("listening to a channel", () => {
  test("continues over a new connection, and reports possible losses", async () => {
    const { heard, connections, news, stop } = hearing();
    const end = await stop;
    connections[0]?.emit("notification", { payload: "one" });
    connections[0]?.emit("notification", {});
    const again = once(news, "heard");
    connections[0]?.emit("error");
    await again;
    connections[1]?.emit("notification", { payload: "two" });
    assert.deepEqual(heard, ["one", "", null, "two"]);
    await end();
    assert.deepEqual(
      connections.map(({ said }) => said),
      [["listen bus"], ["listen bus", "end"]],
    );
  });

  test("retries until it works", async () => {
    const { connections, news, stop } = hearing(true, false, true);
    const end = await stop;
    const again = once(news, "heard");
    connections[0]?.emit("end");
    await again;
    assert.equal(connections.length, 3);
    await end();
  });

  test("reports a failed start", async () => {
    await assert.rejects(hearing(false).stop, /refused/);
  });
});
