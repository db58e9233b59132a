import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { PGlite } from "@electric-sql/pglite";

/** Sync, query, terminate, password: after these a client waits for the response. */
const endsTurn = new Set(["S", "Q", "X", "p"]);

/**
 * Returns the number of bytes that are complete messages of a client. A large message comes in pieces; the first message of a connection
 * has no type before its length.
 */
function wholeTurns(bytes: Buffer, isFirst: boolean): number {
  let end = 0;
  for (let at = 0, head = isFirst ? 0 : 1; bytes.length >= at + head + 4; head = 1) {
    const type = head ? String.fromCharCode(bytes[at] ?? 0) : "S";
    at += head + bytes.readInt32BE(at + head);
    if (at > bytes.length) break;
    if (endsTurn.has(type)) end = at;
  }
  return end;
}

/** Serves an embedded PostgreSQL on a socket for the ordinary client. Connections take turns. */
export async function servePostgres(): Promise<{ url: string; close(): Promise<void> }> {
  const lite = await PGlite.create();
  let turn: Promise<unknown> = Promise.resolve();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    let isFirst = true;
    let received = Buffer.alloc(0);
    socket.on("data", (piece) => {
      received = Buffer.concat([received, piece]);
      const end = wholeTurns(received, isFirst);
      if (end === 0) return;
      const message = received.subarray(0, end);
      received = received.subarray(end);
      isFirst = false;
      turn = turn.then(async () => {
        const answer = await lite.execProtocolRaw(new Uint8Array(message));
        if (!socket.destroyed) socket.write(answer);
      });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await turn;
      await lite.close();
    },
  };
}
