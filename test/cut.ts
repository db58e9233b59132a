import { once } from "node:events";
import { connect } from "node:net";

/** What a visitor has sent when they go: the head of a request and, where the head is whole, the beginning of its body. */
interface Beginning {
  readonly head: string;
  readonly body?: string;
}

const json = "Content-Type: application/json";
const boundary = "cut-here";

/** The server answers "100 Continue" as soon as it has the head: what comes after finds its handler at work. */
const headOf = (path: string, ...headers: readonly string[]): string =>
  [`POST ${path} HTTP/1.1`, "Host: suite", "Expect: 100-continue", ...headers, "", ""].join("\r\n");

const call = (params: object): string => JSON.stringify({ jsonrpc: "2.0", id: 1, params });

/** Requests that end in their middle, by what they are. */
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

/** A whole call; its visitor goes before the answer, as one who waits for news. */
export const unanswered = (path: string, params: object): Beginning => ({
  head: headOf(path, json, `Content-Length: ${call(params).length}`),
  body: call(params),
});

/** A whole request of a page or a file; its visitor goes when the answer begins to come. */
export const unread = (path: string): Beginning => ({ head: `GET ${path} HTTP/1.1\r\nHost: suite\r\n\r\n` });

/**
 * Sends the beginning of a request and cuts the connection, as a browser does whose tab is closed or killed meanwhile. `goes`: a tab
 * that is killed resets it, and the server may lose what it has not read yet.
 */
export async function cut(
  origin: string,
  { head, body }: Beginning,
  goes: "destroy" | "resetAndDestroy" = "destroy",
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const send = (text: string) => new Promise<void>((resolve) => socket.write(text, () => resolve()));
  await send(head);
  if (head.endsWith("\r\n\r\n")) await once(socket, "data");
  if (body !== undefined) await send(body);
  const closed = once(socket, "close");
  socket[goes]();
  await closed;
}
