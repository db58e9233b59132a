/**
 * Reads cookies without decoding: the protocol stores raw JSON in them, with quotes and commas that strict parsers drop.
 * @see docs/reference/wire.md#wire-29
 */
export function readCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && !cookies.has(pair.slice(0, at).trim()))
      cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return cookies;
}

/** Unlike the suite's own cookies, these are not sent with forms of other sites. @see docs/reference/wire.md#wire-27 */
export const sessionCookie = (id: string): string =>
  `session_id=${id}; Max-Age=7776000; HttpOnly; Path=/; SameSite=Lax`;

/** @see docs/reference/wire.md#wire-28 */
export const languageCookie = (code: string): string => `frontend_lang=${code}; Path=/; SameSite=Lax`;
