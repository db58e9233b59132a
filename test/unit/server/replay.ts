import type { Recording } from "#test/fixtures/wire/recordings.ts";
import type { Browser } from "./browser.ts";

/** Sends a recorded request in the session of this browser. */
export const replay = (
  visitor: Browser,
  { request: { method, url, headers, json, body } }: Recording,
): Promise<Response> => {
  const { "Content-Type": type, Referer: referer } = headers;
  return visitor.request(url, {
    method,
    headers: { ...(type && { "content-type": type }), ...(referer && { referer }) },
    ...(method !== "GET" && method !== "HEAD" && { body: json === undefined ? (body ?? "") : JSON.stringify(json) }),
  });
};

/** Returns the keys and types of a value; for lists, the kinds of the items. */
export const shape = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([key, inner]) => [key, shape(inner)]),
  );
};

/** Returns a response without the server's own trace. */
export const withoutTrace = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value: unknown) => (key === "debug" ? typeof value : value));
