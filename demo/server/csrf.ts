import { createHmac, timingSafeEqual } from "node:crypto";

const formSeconds = 3600;

export interface Csrf {
  /** Returns a token for the inline script of a page, valid as long as the session id. */
  pageToken(sessionId: string): string;
  /** Returns a token for a hidden field, valid for one hour. */
  formToken(sessionId: string): string;
  accepts(sessionId: string, token: unknown): boolean;
}

/**
 * Creates tokens `<40 hex>o<unix seconds or empty>`, bound to the session id. `now` in ms.
 * @see docs/reference/wire.md#wire-22
 * @see docs/reference/wire.md#wire-23
 */
export function createCsrf(secret: string, now: () => number = Date.now): Csrf {
  const sign = (sessionId: string, deadline: string) =>
    `${createHmac("sha1", secret).update(`${sessionId} ${deadline}`).digest("hex")}o${deadline}`;
  const seconds = () => Math.floor(now() / 1000);
  return {
    pageToken: (sessionId) => sign(sessionId, ""),
    formToken: (sessionId) => sign(sessionId, String(seconds() + formSeconds)),
    accepts: (sessionId, token) => {
      const match = typeof token === "string" && /^[0-9a-f]{40}o(\d*)$/.exec(token);
      if (!match) return false;
      const deadline = match[1] ?? "";
      const signed = timingSafeEqual(Buffer.from(match[0]), Buffer.from(sign(sessionId, deadline)));
      return signed && (deadline === "" || Number(deadline) >= seconds());
    },
  };
}
