import { safeWebUrl } from "#shared/html/address.ts";
import { refusedByStatus, unexpected } from "#shared/suite/answer.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Connection } from "#shared/suite/index.ts";

/** Outcome of a registration. */
export interface Registered {
  /** Address of the payment; null if the tickets are free. */
  readonly redirectUrl: string | null;
  /** Address of the event's calendar file (iCalendar); null if the server offers none. */
  readonly calendarUrl: string | null;
}

/** Returns the calendar link of the server's confirmation page. */
function calendarIn(page: string, server: string): string | null {
  const links = [...page.matchAll(/href="([^"]*)"/g)];
  const href = links.find(([, each = ""]) => /\/ics\b/.test(each))?.[1];
  return (href && safeWebUrl(href.replaceAll("&amp;", "&"), server)) || null;
}

/** Returns true if an address is the sign-in page, except one that redirects to another path: the checkout's redirects to the checkout. */
function isSignInFor(address: string | null, path: string): boolean {
  if (!address || !/\/web\/login\b/.test(address)) return false;
  const targets = [...new URL(address).searchParams.values()].filter((value) => value.includes("/"));
  return !targets.length || targets.some((target) => target.includes(path));
}

/**
 * Sends the form of attendees once. The server adds paid tickets to the cart and redirects to the cart; it responds to
 * free tickets with the event's page.
 * @param fields fields of the form, including its token
 * @throws SuiteError, kind `session` if token or session have expired, `contract` for other pages
 * @see docs/reference/content.md#content-20
 */
export async function register(
  client: Connection,
  server: string,
  path: string,
  fields: Readonly<Record<string, string>>,
  options: CallOptions,
): Promise<Registered> {
  let redirectUrl: string | null = null;
  const following: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (response.redirected) redirectUrl = response.url;
    return response;
  };
  const reply = await client.send(path, { body: new URLSearchParams(fields), fetch: following }, 0, options);
  if (isSignInFor(redirectUrl, path)) throw new SuiteError("session", `${path} wants a visitor who is signed in`);
  // the page behind the redirect shows its own errors
  if (redirectUrl) return { redirectUrl, calendarUrl: null };
  const refused = refusedByStatus(reply, "session");
  if (refused) throw refused;
  if (/\bjs_event\b/.test(reply.text)) return { redirectUrl, calendarUrl: calendarIn(reply.text, server) };
  throw unexpected({ url: path, text: reply.text }, "did not answer with the event's page");
}
