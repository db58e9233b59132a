import { pollCall } from "#shared/suite/api/bus.ts";
import { languageCookie, readCookies, sessionCookie } from "./cookies.ts";
import type { Csrf } from "./csrf.ts";
import type { SuiteContext, SuiteMiddleware } from "./env.ts";
import { acceptedLanguage, defaultLanguage, findLanguage, matchLanguage, splitLanguage } from "./language.ts";
import { readQa } from "./qa.ts";
import type { Session, Sessions } from "./session.ts";
import { stateFrame } from "./state-frames.ts";
import type { Visit } from "./visit.ts";

/** Reads the request before the session is known. */
export function readRequest(c: SuiteContext) {
  const url = new URL(c.req.url);
  const cookies = readCookies(c.req.header("cookie"));
  const qa = readQa(cookies.get("suite_qa"));
  const { prefix, path } = splitLanguage(url.pathname);
  const stored = cookies.get("frontend_lang");
  const known = stored === undefined ? acceptedLanguage(c.req.header("accept-language")) : findLanguage(stored);
  const siteLanguage = prefix ?? known ?? defaultLanguage;
  const language = (qa.lang && matchLanguage(qa.lang)) || siteLanguage;
  return {
    cookies,
    qa,
    prefix,
    path: path + url.search,
    stored,
    siteLanguage,
    language,
    dir: qa.dir || language.dir,
    scheme: qa.scheme,
  };
}

export const visitOf = (request: ReturnType<typeof readRequest>, session: Session, csrf: Csrf): Visit => ({
  ...request,
  session,
  user: session.user,
  csrfToken: csrf.pageToken(session.id),
  formToken: csrf.formToken(session.id),
});

const forTeam = [
  "action",
  "company-switch",
  "customize-menu",
  "link-stats",
  "link-tracker",
  "page-search",
  "publish",
  "website-switch",
];
/** Logins of the accounts that elements are for, by the paths of the elements' pages: others see nothing there, or a request to sign in. */
const accounts: ReadonlyMap<string, string> = new Map([
  ...forTeam.map((name) => [`/elements/suite-${name}`, "admin"] as const),
  ...["split-pdf", "statements"].map((name) => [`/elements/suite-${name}`, "portal"] as const),
]);

const accountFor = (address: string | undefined): string | undefined =>
  address && URL.canParse(address) ? accounts.get(splitLanguage(new URL(address).pathname).path) : undefined;

/**
 * Opens the session of every dynamic request and renews its cookies. On the page of an element for some accounts, the calls of an anonymous
 * visitor run as such an account, so that the element is live; the visitor's own session stays anonymous.
 */
export function visits(sessions: Sessions, csrf: Csrf): SuiteMiddleware {
  return async (c, next) => {
    const request = readRequest(c);
    const own = await sessions.open(request.cookies.get("session_id"));
    const frame = stateFrame(c.req.url) ?? stateFrame(c.req.header("referer"));
    const isAnonymous = own.user.role === "public";
    const login = isAnonymous && c.var.call ? accountFor(c.req.header("referer")) : undefined;
    const session = frame
      ? await sessions.beside(own, `${frame.get("tag")} ${frame.get("state")}`)
      : login
        ? await sessions.beside(own, login, login)
        : own;
    c.set("visit", {
      ...visitOf(request, session, csrf),
      seenAs: isAnonymous ? accountFor(c.req.url) : undefined,
    });
    await next();
    keepLanguage(c, request);
    const { id } = session === own ? c.var.visit.session : own;
    // A poll ends long after its start. Its visitor may have signed in by then, and the old id would sign them out again.
    if (c.req.path !== pollCall.path || id !== request.cookies.get("session_id"))
      c.header("Set-Cookie", sessionCookie(id), { append: true });
  };
}

/** Stores the language of the site, not that of the QA panel, as the visitor's. */
export function keepLanguage(c: SuiteContext, { siteLanguage, stored }: ReturnType<typeof readRequest>): void {
  const chosen = c.res.headers.getSetCookie().some((cookie) => cookie.startsWith("frontend_lang="));
  if (!chosen && stored !== siteLanguage.code)
    c.header("Set-Cookie", languageCookie(siteLanguage.code), { append: true });
}
