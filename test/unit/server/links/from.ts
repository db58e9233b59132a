import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import type { Fetch } from "../browser.ts";

/** Path of requests to a server: with this `host`, from an address of this machine such as 127.0.0.2. */
interface Way {
  readonly host?: string;
  readonly localAddress?: string;
}

/** Like `fetch`, with a choice of the local address. */
export const from =
  (url: string, { host = new URL(url).host, localAddress }: Way = {}): Fetch =>
  async (path, init) => {
    const asked = new Request(url + path, init);
    const sending = request(asked.url, {
      method: asked.method,
      localAddress,
      headers: { ...Object.fromEntries(asked.headers), host },
    });
    sending.end(await asked.text());
    const [answer] = (await once(sending, "response")) as [IncomingMessage];
    const pairs = answer.rawHeaders.flatMap((name, index, all): [string, string][] =>
      index % 2 ? [] : [[name, all[index + 1] ?? ""]],
    );
    const status = answer.statusCode ?? 0;
    const text = await new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>).text();
    return new Response(status === 304 ? null : text, { status, headers: pairs });
  };
