import { once } from "node:events";
import { createServer, type IncomingMessage, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { corsHeaders, pageOrigin } from "#demo/catalogue/paste/proxy.ts";
import { listener } from "#test/leaving.ts";

/** A server on a free port until the end of the block. */
export async function listen(
  listener: RequestListener,
): Promise<{ origin: string; [Symbol.asyncDispose](): Promise<void> }> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, [Symbol.asyncDispose]: close };
}

/** The proxy of the recipe in front of a suite: the headers are those that its configurations are written from. */
export const proxy = (page: string, suite: string): RequestListener =>
  listener("proxy of the recipe", async (from, to) => {
    const headers = Object.fromEntries(
      corsHeaders.map(([name, value]) => [name.toLowerCase(), value.replace(pageOrigin, page)]),
    );
    if (from.method === "OPTIONS") return void to.writeHead(204, headers).end();
    const forwarded = request(suite + from.url, { method: from.method, headers: from.headers });
    to.once("close", () => forwarded.destroy()); // the client no longer waits for the suite's news
    const [[answer]] = (await Promise.all([once(forwarded, "response"), pipeline(from, forwarded)])) as [
      [IncomingMessage],
      void,
    ];
    // names in lower case, so that what the suite sends of the same name is replaced
    to.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...headers });
    await pipeline(answer, to);
  });
