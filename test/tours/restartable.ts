import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { serve } from "@hono/node-server";
import { pages } from "#demo/catalogue/index.tsx";
import { createSuite } from "#demo/server/suite.ts";
import type { Suite } from "#demo/server/suite.types.ts";

/** Starts a demo server that can be stopped and restarted with its stored data. */
export async function restartable(t: TestContext) {
  const dataDir = await mkdtemp(join(tmpdir(), "suite-tour-"));
  let port = 0;
  let stop = async () => {};
  let suite: Suite;
  const start = async () => {
    suite = await createSuite({ dataDir });
    suite.app.route("/", pages(suite));
    const server = serve({ fetch: suite.app.fetch, port, hostname: "127.0.0.1" }) as Server;
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
    stop = async () => {
      stop = async () => {};
      server.close();
      suite.hangUp();
      server.closeAllConnections();
      await suite.close();
    };
  };
  await start();
  t.after(async () => {
    await stop();
    await rm(dataDir, { recursive: true });
  });
  return {
    start,
    stop: () => stop(),
    origin: `http://127.0.0.1:${port}`,
    /** Queries the stored data. */
    query: <Row>(sql: string) => suite.database.query<Row>(sql),
  };
}
