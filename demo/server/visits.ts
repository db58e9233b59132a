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

/** Opens the session of every dynamic request and renews its cookies. */
export function visits(sessions: Sessions, csrf: Csrf): SuiteMiddleware {
  return async (c, next) => {
    const request = readRequest(c);
    const own = await sessions.open(request.cookies.get("session_id"));
    const frame = stateFrame(c.req.url) ?? stateFrame(c.req.header("referer"));
    const session = frame ? await sessions.beside(own, `${frame.get("tag")} ${frame.get("state")}`) : own;
    c.set("visit", visitOf(request, session, csrf));
    await next();
    keepLanguage(c, request);
    const { id } = frame ? own : c.var.visit.session;
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
