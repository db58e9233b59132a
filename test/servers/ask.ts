import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";

/** Server of this machine, and the host name of its requests. */
interface Address {
  readonly port: number;
  readonly host: string;
  readonly isSecure: boolean;
}

const withoutBody = new Set([204, 304]);

/**
 * Creates a `fetch` for one server, whatever its name resolves to and whatever the issuer of its certificate. A header that was sent twice has
 * both values in the response, separated by a comma.
 */
export const asking =
  ({ port, host, isSecure }: Address) =>
  async (path: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(`http://${host}${path}`, init);
    const { method, signal } = request;
    const headers = { ...Object.fromEntries(request.headers), host };
    const options = { port, path, method, headers, signal, host: "127.0.0.1", agent: false } as const;
    const sent = isSecure
      ? https.request({ ...options, servername: host, rejectUnauthorized: false })
      : http.request(options);
    const body = Buffer.from(await request.arrayBuffer());
    sent.end(body);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    const { statusCode: status = 0, headersDistinct } = answer;
    const received = new Headers();
    for (const [name, values = []] of Object.entries(headersDistinct))
      for (const value of values) received.append(name, value);
    const content = new Uint8Array(await buffer(answer));
    return new Response(withoutBody.has(status) ? null : content, { status, headers: received });
  };
