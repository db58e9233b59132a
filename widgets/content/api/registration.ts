import { safeWebUrl } from "#shared/html/address.ts";
import { refusedByStatus, unexpected } from "#shared/suite/answer.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Connection } from "#shared/suite/index.ts";

/** What came of a registration. */
export interface Registered {
  /** Where tickets are paid; null where they are free. */
  readonly redirectUrl: string | null;
  /** The event for a calendar (iCalendar), where the suite offers it. */
  readonly calendarUrl: string | null;
}

/** The link of the suite's own last page, which says that somebody is registered. */
function calendarIn(page: string, server: string): string | null {
  const links = [...page.matchAll(/href="([^"]*)"/g)];
  const href = links.find(([, each = ""]) => /\/ics\b/.test(each))?.[1];
  return (href && safeWebUrl(href.replaceAll("&amp;", "&"), server)) || null;
}

/** Returns true if an address is the sign-in page that redirects to a path; the checkout's sign-in page redirects to the checkout. */
const isSignInFor = (address: string | null, path: string): boolean =>
  !!address &&
  /\/web\/login\b/.test(address) &&
  [...new URL(address).searchParams.values()].some((value) => value.includes(path));

/**
 * Sends the form of those who will come, once. Paid tickets are in the cart afterwards, and the
 * answer leads there; free ones are answered with the event's own page.
 * @param fields with the form's own token
 * @throws SuiteError, kind `session` where the token or the session is gone, `contract` for any other page
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
  // whatever became of the page behind it, it shows it itself
  if (redirectUrl) return { redirectUrl, calendarUrl: null };
  const refused = refusedByStatus(reply, "session");
  if (refused) throw refused;
  if (/\bjs_event\b/.test(reply.text)) return { redirectUrl, calendarUrl: calendarIn(reply.text, server) };
  throw unexpected({ url: path, text: reply.text }, "did not answer with the event's page");
}
