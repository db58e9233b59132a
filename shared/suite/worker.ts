import { readResult } from "./answer.ts";
import type { Connection, Payload } from "./client.ts";

async function send(path: string, { json, body = JSON.stringify(json), method = "post" }: Payload) {
  const headers = json ? { "Content-Type": "application/json" } : undefined;
  const response = await fetch(path, method === "get" ? {} : { method, headers, body });
  return { url: path, status: response.status, text: await response.text() };
}

/**
 * Returns the client of a service worker of the same origin, which is small and calls rarely: every request is sent once. A worker has no page, so it
 * reads the first page of the site for the token of form posts; that request also opens the session.
 */
export async function connectWorker(): Promise<Connection> {
  const { text } = await send("/", { method: "get" });
  const token = /\bcsrf_token\b["']?(?:\s*:|\s+value=)\s*["'](\w+)/.exec(text)?.[1];
  return {
    send,
    csrfToken: () => token,
    call: async ({ path, result }, params) =>
      readResult(await send(path, { json: { jsonrpc: "2.0", method: "call", params, id: 1 } }), result),
  };
}
