import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { PGlite } from "@electric-sql/pglite";

/** Sync, query, terminate, password: after these a client waits for the answer. */
const endsTurn = new Set(["S", "Q", "X", "p"]);

/** How many bytes are whole turns of a client. A large message comes in pieces; the first of a connection has no type before its length. */
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

/** An embedded PostgreSQL behind a socket, spoken to by the ordinary client. One connection after the other has its turn. */
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
