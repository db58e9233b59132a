import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { PGlite } from "@electric-sql/pglite";

/** An embedded PostgreSQL behind a socket, spoken to by the ordinary client. One connection after the other has its turn per message. */
export async function servePostgres(): Promise<{ url: string; close(): Promise<void> }> {
  const lite = await PGlite.create();
  let turn: Promise<unknown> = Promise.resolve();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    socket.on("data", (message) => {
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
