import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { openSuite } from "../prepared.ts";
import { onReact, type PageSpec } from "./page-spec.ts";
import { PublishedPages } from "./published.ts";

export interface Site {
  /** Origin of the suite, the bundle and the pages. */
  readonly origin: string;
  /** Another origin with the suite and the bundle, without pages. */
  readonly elsewhere: string;
  /** Publishes a page. Returns its address. */
  publish(spec: PageSpec): string;
  close(): Promise<void>;
}

async function listen(fetch: Parameters<typeof serve>[0]["fetch"]): Promise<Server> {
  const server = serve({ fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await once(server, "listening");
  return server;
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Starts the demo server with the pages of the tests. */
export async function openSite(): Promise<Site> {
  const distDir = onReact ? "dist/react" : "dist";
  if (!existsSync(`${distDir}/suite.js`))
    throw new Error(`There is no ${distDir}: npm run build${onReact ? " -- --react" : ""}`);
  const suite = await openSuite({ distDir });
  const pages = new PublishedPages((request) => suite.app.fetch(request));
  const servers = [
    await listen(async (request, env) => (await pages.respond(request)) ?? suite.app.fetch(request, env)),
    await listen((request, env) => suite.app.fetch(request, env)),
  ];
  const [origin, elsewhere] = servers.map(originOf) as [string, string];
  return {
    origin,
    elsewhere,
    publish: (spec) => origin + pages.publish(spec),
    async close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await suite.close();
    },
  };
}
