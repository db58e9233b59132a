import { matchedRoutes } from "hono/route";
import type { Requirement } from "./area.ts";
import { areas } from "./areas.ts";
import { sessionCookie } from "./cookies.ts";
import type { SuiteContext, SuiteMiddleware } from "./env.ts";
import { Fault } from "./fault.ts";
import { plainPage } from "./plain-page.ts";
import { callId, isJson, rpcFailure } from "./rpc.ts";
import type { Session } from "./session.ts";
import { keepLanguage, readRequest } from "./visits.ts";

const requirements: readonly Requirement[] = areas.flatMap((area) => area.requirements ?? []);

/**
 * Returns a message about the elements that need a call that the suite does not have; undefined for other paths. `path` is without
 * language prefix.
 */
function missingModule(path: string): string | undefined {
  const lack = requirements.find(({ calls }) => calls.test(path));
  return lack && `This suite lacks the module of ${lack.module}, which ${lack.elements}.`;
}

/** Headers of one connection, which each sender sets. */
const ownHeaders = [
  "host",
  "connection",
  "keep-alive",
  "proxy-connection",
  "transfer-encoding",
  "te",
  "upgrade",
  "content-length",
  "content-encoding",
  "accept-encoding",
];

const withoutOwn = (headers: Headers): Headers => {
  const rest = new Headers(headers);
  for (const name of ownHeaders) rest.delete(name);
  return rest;
};

/** Renames cookies of the suite for this server, also if the suite uses TLS and this server does not. */
const localCookie = (cookie: string): string => cookie.replace(/;\s*(domain=[^;]*|secure)(?=;|$)/gi, "");

/**
 * Passes on the suite's response as it arrives. If it breaks off, the visitor's breaks off as well, with one line in the log; a visitor
 * who leaves ends it without a log. The stream itself always ends regularly: the HTTP adapter would print the stack of a failed one.
 */
function passOn({ body, status, headers }: Response, c: SuiteContext): Response {
  if (!body) return new Response(null, { status, headers });
  const reader = body.getReader();
  const passed = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const read = await reader.read().catch(() => undefined);
      if (read && !read.done) return controller.enqueue(read.value);
      if (!read && !c.req.raw.signal.aborted) console.warn(`The response of the suite to ${c.req.path} broke off.`);
      if (!read) c.env?.incoming?.socket.destroy();
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason).catch(() => undefined),
  });
  return new Response(passed, { status, headers });
}

/**
 * Forwards a request to the real suite, with `more` headers, and returns its response. Buffers bodies, because the suite's own web server
 * reads no chunked ones. Origin and Referer become the suite's; redirects to the suite become redirects to this server and are not
 * followed.
 */
export async function forward(
  c: SuiteContext,
  upstream: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const own = new URL(c.req.url);
  const headers = withoutOwn(c.req.raw.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  for (const name of ["origin", "referer"]) {
    const value = headers.get(name);
    if (value?.startsWith(own.origin)) headers.set(name, upstream + value.slice(own.origin.length));
  }
  const bodyless = c.req.method === "GET" || c.req.method === "HEAD";
  let answer: Response;
  try {
    answer = await fetch(upstream + own.pathname + own.search, {
      method: c.req.method,
      headers,
      redirect: "manual",
      signal: c.req.raw.signal,
      ...(!bodyless && { body: await c.req.arrayBuffer() }),
    });
  } catch {
    return plainPage(502);
  }
  const passed = withoutOwn(answer.headers);
  passed.delete("set-cookie");
  for (const cookie of answer.headers.getSetCookie()) passed.append("set-cookie", localCookie(cookie));
  const target = passed.get("location");
  if (target?.startsWith(`${upstream}/`)) passed.set("location", target.slice(upstream.length).replace(/^\/+/, "/"));
  return new Response(answer.body, { status: answer.status, headers: passed });
}

/**
 * Responds to a call that the suite does not have. Not with HTTP 404, which browsers log: a call gets an error of the suite for missing
 * records, other requests get a page.
 */
async function refuse(c: SuiteContext, lack: string): Promise<Response> {
  if (!isJson(c.req.header("content-type"))) return c.html(`<!doctype html>${lack}`);
  c.set("call", { id: await callId(c), params: {} });
  return rpcFailure(c, new Fault(lack, { name: "builtins.LookupError", type: "missing_error", arguments: [] }));
}

/**
 * Serves our own pages and forwards calls and other requests to the suite. Reports each missing module once in the log, and to the
 * elements.
 */
export function forwardSuiteRoutes(upstream: string): SuiteMiddleware {
  const warned = new Set<string>();
  return async (c, next) => {
    const ownPage = matchedRoutes(c).some(({ path }) => path !== "/*");
    const isCall = isJson(c.req.header("content-type"));
    if (ownPage && !isCall) return next();
    const answer = await forward(c, upstream);
    // The suite sends a placeholder picture with 404, which browsers log.
    if (answer.status === 404 && answer.headers.get("content-type")?.startsWith("image/"))
      return passOn(new Response(answer.body, { headers: answer.headers }), c);
    const byScript = isCall || c.req.header("sec-fetch-dest") === "empty";
    const lack = byScript && answer.status === 404 ? missingModule(c.req.path) : undefined;
    if (!lack) return passOn(answer, c);
    if (!warned.has(lack)) console.warn(lack);
    warned.add(lack);
    await answer.body?.cancel().catch(() => undefined); // the body may have been cut off
    return refuse(c, lack);
  };
}

interface Seen {
  readonly sessionId: string | undefined;
  readonly csrfToken: string;
  readonly userId: number;
  readonly signedIn: boolean;
}

/** Reads token and user from any page of the suite. Returns none while the suite does not respond. */
async function readVisitor(upstream: string, sessionId: string | undefined): Promise<Seen> {
  const headers: Record<string, string> = sessionId ? { cookie: `session_id=${sessionId}` } : {};
  const page = await fetch(`${upstream}/web/login`, {
    headers,
    redirect: "manual",
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  const html = (await page?.text().catch(() => "")) ?? "";
  const given = page?.headers
    .getSetCookie()
    .map((cookie) => /^session_id=([^;]+)/.exec(cookie)?.[1])
    .find(Boolean);
  return {
    sessionId: given ?? sessionId,
    csrfToken: /csrf_token:\s*["']([0-9a-f]+o\d*)["']/.exec(html)?.[1] ?? "",
    userId: Number(/user_id:\s*(\d+)/.exec(html)?.[1] ?? 4),
    signedIn: /is_website_user:\s*false/.test(html),
  };
}

/** Creates the visit of our own pages from a session of the real suite: with its cookie and token, so that forms reach the suite. */
export const upstreamVisits =
  (upstream: string): SuiteMiddleware =>
  async (c, next) => {
    const request = readRequest(c);
    const seen = await readVisitor(upstream, request.cookies.get("session_id"));
    const user = {
      id: seen.userId,
      login: "",
      name: "",
      email: null,
      partnerId: 0,
      role: seen.signedIn ? "portal" : "public",
    } as const;
    const session: Session = { id: seen.sessionId ?? "", user, partnerId: null, mailingEmail: null };
    c.set("visit", { ...request, session, user, csrfToken: seen.csrfToken, formToken: seen.csrfToken });
    await next();
    keepLanguage(c, request);
    if (seen.sessionId) c.header("Set-Cookie", sessionCookie(seen.sessionId), { append: true });
  };
