import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { keepsNone } from "../shared/suite/keeps-none.ts";
import { type Browser, browserOf } from "./browser.ts";

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

/** Serves a suite on a socket with a free port. */
export async function listen(suite: {
  readonly app: { readonly fetch: Fetch };
}): Promise<{ url: string; browser(): Browser; close(): Promise<void> }> {
  const server = createAdaptorServer({ fetch: suite.app.fetch });
  keepsNone(server as Server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    browser: () => browserOf((path, init) => fetch(url + path, init)),
    close: async () => {
      const closed = once(server, "close");
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
    },
  };
}
