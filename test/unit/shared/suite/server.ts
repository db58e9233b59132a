import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { TestContext } from "node:test";
import { boolean, object, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { header, type Recording } from "#test/fixtures/wire/recordings.ts";
import { listener } from "#test/leaving.ts";
import { keepsNone } from "./keeps-none.ts";

interface Seen {
  readonly path: string;
  readonly type: string | undefined;
  readonly body: string;
}

type Play = (response: ServerResponse, request: Seen) => void | Promise<void>;

/** Starts a suite in one situation on a free port. Returns its origin and the received requests. */
export async function serve(t: TestContext, play: Play): Promise<{ origin: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(
    listener("server of calls", async (request, response) => {
      const asked = { path: request.url!, type: request.headers["content-type"], body: await text(request) };
      seen.push(asked);
      await play(response, asked);
    }),
  );
  keepsNone(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // a later server on the same port would meet the client of this one, of which a page has one per origin
  server.unref();
  t.after(() => {
    server.closeAllConnections();
    server.on("connection", (socket) => socket.destroy());
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

export const recording = (name: string): Omit<Recording, "name"> =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/wire/${name}.json`, import.meta.url), "utf8")) as Omit<
    Recording,
    "name"
  >;

/** Responds as the recorded suite. */
export const replay =
  (name: string): Play =>
  (response) => {
    const { status, headers, json, body } = recording(name).response;
    response.writeHead(status, { "Content-Type": header(headers, "content-type") }).end(body ?? JSON.stringify(json));
  };

/** Responds with a result. */
export const answer =
  (result: unknown): Play =>
  (response) =>
    void response.setHeader("Content-Type", "application/json").end(JSON.stringify({ jsonrpc: "2.0", id: 1, result }));

/** Responds with any body. */
export const body =
  (content: string, status = 200, type = "application/json"): Play =>
  (response) =>
    void response.writeHead(status, { "Content-Type": type }).end(content);

const params = object({});
/** Calls whose result tests can change. */
export const readCall = {
  path: "/read",
  read: true,
  params,
  result: object({ ok: boolean(), name: string() }),
} satisfies Call;
export const writeCall = { path: "/write", read: false, params, result: boolean() } satisfies Call;
