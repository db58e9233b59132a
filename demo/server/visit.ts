import { poll } from "../../shared/suite/contract/index.ts";
import { languageCookie, readCookies, sessionCookie } from "./cookies.ts";
import type { Csrf } from "./csrf.ts";
import type { SuiteContext, SuiteMiddleware } from "./env.ts";
import {
  acceptedLanguage,
  defaultLanguage,
  findLanguage,
  matchLanguage,
  splitLanguage,
  type Language,
} from "./language.ts";
import { readQa, type QaSettings } from "./qa.ts";
import type { Session, Sessions, User } from "./session.ts";

/** One request of one visitor: everything a page needs to know about who is looking, and how. */
export interface Visit {
  /** The public user (role "public", id 4) when nobody signed in. */
  readonly user: User;
  readonly session: Session;
  /** What the page speaks: the QA panel's choice, else the site's. */
  readonly language: Language;
  /** What the site would speak without the QA panel; links keep to it (`localPath(path, visit.siteLanguage)`). */
  readonly siteLanguage: Language;
  /** Language prefix that the address carries, if any. */
  readonly prefix: Language | undefined;
  /** Path and query without language prefix. */
  readonly path: string;
  /** Direction of the page: of the language, unless the QA panel says otherwise. */
  readonly dir: "ltr" | "rtl";
  /** Colour scheme that the QA panel asks for; empty: as the visitor's system has it. */
  readonly scheme: "" | "light" | "dark";
  readonly qa: QaSettings;
  /** For the inline script of a page. */
  readonly csrfToken: string;
  /** For a hidden field named csrf_token; valid for one hour. */
  readonly formToken: string;
}

/** What the request itself says, before the session is known. */
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

/** Opens the session of every dynamic request and renews its cookies. Source: WIRE.md section 2. */
export function visits(sessions: Sessions, csrf: Csrf): SuiteMiddleware {
  return async (c, next) => {
    const request = readRequest(c);
    c.set("visit", visitOf(request, await sessions.open(request.cookies.get("session_id")), csrf));
    await next();
    keepLanguage(c, request);
    const { id } = c.var.visit.session;
    // A poll is answered long after it came. Its visitor may have signed in by then, and the id of before would sign them out again.
    if (c.req.path !== poll.path || id !== request.cookies.get("session_id"))
      c.header("Set-Cookie", sessionCookie(id), { append: true });
  };
}

/** The language of the site, not the QA panel's, becomes the visitor's. */
export function keepLanguage(c: SuiteContext, { siteLanguage, stored }: ReturnType<typeof readRequest>): void {
  const chosen = c.res.headers.getSetCookie().some((cookie) => cookie.startsWith("frontend_lang="));
  if (!chosen && stored !== siteLanguage.code)
    c.header("Set-Cookie", languageCookie(siteLanguage.code), { append: true });
}
