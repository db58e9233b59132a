import { once } from "node:events";
import { connect } from "node:net";

/** Part of a request that is sent before the connection ends: the head and, if the head is complete, the beginning of the body. */
interface Beginning {
  readonly head: string;
  readonly body?: string;
}

const json = "Content-Type: application/json";
const boundary = "cut-here";

/** Returns a head to which the server responds with "100 Continue" at once, so that its handler runs before the body is sent. */
const headOf = (path: string, ...headers: readonly string[]): string =>
  [`POST ${path} HTTP/1.1`, "Host: suite", "Expect: 100-continue", ...headers, "", ""].join("\r\n");

const call = (params: object): string => JSON.stringify({ jsonrpc: "2.0", id: 1, params });

/** Returns incomplete requests, by description. */
export const unfinished = (path: string, params: object = {}): Readonly<Record<string, Beginning>> => ({
  "a request without the end of its head": { head: `POST ${path} HTTP/1.1\r\nHost: suite\r\n${json}\r\nConte` },
  "a call without a body": { head: headOf(path, json, "Content-Length: 1000") },
  "a call without the end of its body": { head: headOf(path, json, "Content-Length: 1000"), body: call(params) },
  "a call in chunks without the last": {
    head: headOf(path, json, "Transfer-Encoding: chunked"),
    body: `${call(params).length.toString(16)}\r\n${call(params)}\r\n`,
  },
  "a form without its end": {
    head: headOf(path, "Content-Type: application/x-www-form-urlencoded", "Content-Length: 1000"),
    body: String(new URLSearchParams(params as Record<string, string>)),
  },
  "a form with a file without its end": {
    head: headOf(path, `Content-Type: multipart/form-data; boundary=${boundary}`, "Content-Length: 1000"),
    body: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf a pictu`,
  },
});

/** Returns a complete call whose connection ends before the response, as that of a poll. */
export const unanswered = (path: string, params: object): Beginning => ({
  head: headOf(path, json, `Content-Length: ${call(params).length}`),
  body: call(params),
});

/** Returns a complete request of a page or a file, whose connection ends when the response begins. */
export const unread = (path: string): Beginning => ({ head: `GET ${path} HTTP/1.1\r\nHost: suite\r\n\r\n` });

/**
 * Sends part of a request and ends the connection, as a browser does when its tab is closed or killed.
 * @param end a killed tab resets the connection, and the server may lose data that it has not read yet
 */
export async function cut(
  origin: string,
  { head, body }: Beginning,
  end: "destroy" | "resetAndDestroy" = "destroy",
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const send = (text: string) => new Promise<void>((resolve) => socket.write(text, () => resolve()));
  await send(head);
  if (head.endsWith("\r\n\r\n")) await once(socket, "data");
  if (body !== undefined) await send(body);
  const closed = once(socket, "close");
  socket[end]();
  await closed;
}
