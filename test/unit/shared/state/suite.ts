import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { keepsNone } from "../suite/keeps-none.ts";

export interface RunningSuite {
  readonly origin: string;
  readonly database: Suite["database"];
  /** Requested paths in order. */
  readonly calls: string[];
  /** Session cookie of the visitor, which Node's fetch does not store; empty for a new visitor. */
  session: string;
  /** Responds with an HTML page, as the network of a hotel does. */
  garbled: boolean;
  /** Address of the calling page, which Node's fetch does not send. */
  referer: string;
  /** Promises that hold back a response, by the requested path. */
  readonly holds: Map<string, Promise<unknown>>;
  close(): Promise<void>;
}

/** Demo suite on a free port. */
export async function startSuite(): Promise<RunningSuite> {
  const suite = await openSuite();
  const server = serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request: Request, env: object) {
      const { pathname } = new URL(request.url);
      running.calls.push(pathname);
      await running.holds.get(pathname);
      if (running.garbled) return new Response("<h1>Welcome to the hotel network</h1>");
      const headers = new Headers(request.headers);
      if (running.session) headers.set("Cookie", running.session);
      if (running.referer) headers.set("Referer", running.referer);
      const response = await suite.app.fetch(new Request(request, { headers }), env);
      running.session = /session_id=\w+/.exec(response.headers.getSetCookie().join())?.[0] ?? running.session;
      return response;
    },
  }) as Server;
  keepsNone(server);
  await once(server, "listening");
  const running: RunningSuite = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    database: suite.database,
    calls: [],
    session: "",
    garbled: false,
    referer: "",
    holds: new Map(),
    async close() {
      server.closeAllConnections();
      server.close();
      await suite.close();
    },
  };
  return running;
}
