import type { Hono } from "hono";
import { loginPage } from "#demo/suite/website/index.tsx";
import type { Parts } from "../area.ts";
import type { SuiteContext, SuiteEnv, SuiteMiddleware } from "../env.ts";
import { accessDenied, sessionExpired, typeError } from "../fault.ts";
import { form, postOnly, safeTarget } from "../form.ts";
import { escapeHtml } from "../html.ts";
import { pythonType, requireArguments } from "../python.ts";
import { rpc } from "../rpc.ts";
import type { Session, User } from "../session.ts";
import { readRequest, visitOf } from "../visits.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { companies, companyOf, type Named } from "./site.ts";

/** Redirects anonymous visitors of an auth=user page to the login form and back afterwards. @see docs/reference/wire.md#wire-25 */
export const signedInOnly: SuiteMiddleware = async (c, next) => {
  if (c.var.visit.user.role !== "public") return next();
  const back = c.req.method === "GET" || c.req.method === "HEAD" ? c.req.url : `/web/proxy/post${c.req.path}?`;
  return c.redirect(`/web/login?redirect=${encodeURIComponent(back)}`);
};

/** Throws the TypeError of the suite's password library. */
function secretText(value: unknown): string {
  if (typeof value !== "string") throw typeError(`secret must be unicode or bytes, not ${pythonType(value)}`);
  return value;
}

const home = (user: User): string => (user.role === "portal" ? "/my" : "/web?");

interface Place {
  readonly origin: string;
  readonly language: string;
  readonly companyId: number;
  readonly allowed: readonly Named[];
}

const sessionInfo = ({ id, user }: Session, { origin, language, companyId, allowed }: Place) => ({
  session_id: id,
  uid: user.id,
  is_system: user.role === "admin",
  is_admin: user.role === "admin",
  user_context: { lang: language, tz: false, uid: user.id },
  db: "suite",
  server_version: "12.0",
  server_version_info: [12, 0, 0, "final", 0, ""],
  name: user.name,
  username: user.login,
  partner_display_name: user.name,
  company_id: companyId,
  partner_id: user.partnerId,
  user_companies: allowed.length > 1 && {
    current_company: allowed
      .filter((company) => company.id === companyId)
      .map((company) => [company.id, company.name])[0],
    allowed_companies: allowed.map((company) => [company.id, company.name]),
  },
  currencies: { 2: { symbol: "$", position: "before", digits: [69, 2] } },
  "web.base.url": origin,
  show_effect: "True",
  max_time_between_keys_in_ms: 55,
  ...(user.role === "admin" && { web_tours: [] }),
  eaglebot_initialized: false,
});

type AccountParts = Pick<Parts, "database" | "sessions" | "csrf" | "render" | "signedIn">;

/** Opens and closes sessions. The session id changes both times, so older csrf tokens are refused afterwards. */
function createSigning({ database, sessions, csrf, signedIn }: AccountParts) {
  const unknownAccount = hashPassword("");
  const use = (c: SuiteContext, session: Session): Session => {
    c.set("visit", visitOf(readRequest(c), session, csrf));
    return session;
  };
  const accountOf = async (login: string | undefined) =>
    (
      await database.query<{ id: number; password: string }>("select id, password from account where login = $1", [
        login ?? "",
      ])
    )[0];
  const signIn = async (c: SuiteContext, accountId: number): Promise<Session> => {
    const session = await sessions.signIn(c.var.visit.session, accountId);
    await signedIn(session);
    return use(c, session);
  };
  const authenticate = async (c: SuiteContext, login = "", password = ""): Promise<Session | undefined> => {
    const account = await accountOf(login);
    const right = await verifyPassword(password, account?.password ?? (await unknownAccount));
    return account && right ? signIn(c, account.id) : undefined;
  };
  const signOut = async (c: SuiteContext): Promise<Session> => use(c, await sessions.signOut(c.var.visit.session));
  return { accountOf, signIn, authenticate, signOut };
}

type Signing = ReturnType<typeof createSigning>;

/** Serves the form of the website. @see docs/reference/wire.md#wire-26 */
function formRoutes(app: Hono<SuiteEnv>, { csrf, render }: AccountParts, { authenticate, signOut }: Signing): void {
  app.get("/web/login", (c) => render(c, loginPage(c, c.req.query("redirect") ?? "")));
  app.post(
    "/web/login",
    form(csrf, async (c, fields) => {
      const session = await authenticate(c, fields["login"], fields["password"]);
      if (!session) return render(c, loginPage(c, fields["redirect"] ?? "", true));
      const target = safeTarget(fields["redirect"]?.replace(new URL(c.req.url).origin, ""), home(session.user));
      // Firefox removes the login form's page from its history when a script navigates, so the suite redirects it.
      if (/Firefox/.test(c.req.header("user-agent") ?? "")) return c.redirect(target, 303);
      const script = `<script>window.location = '${target}' + location.hash;</script>`;
      // Not in the suite: a browser without scripts would stay on an empty page.
      const refresh = `<noscript><meta http-equiv="refresh" content="0;url=${escapeHtml(target)}"></noscript>`;
      return c.html(`<html><head>${script}${refresh}</head></html>`);
    }),
  );
  /** @see docs/reference/website.md#website-22 */
  app.get("/web/session/logout", async (c) => {
    await signOut(c);
    return c.redirect(safeTarget(c.req.query("redirect"), "/web"), 303);
  });
  app.get("/web", signedInOnly, (c) => c.redirect("/my"));
}

/** Serves the calls of programs that sign in. */
function callRoutes(app: Hono<SuiteEnv>, { database }: AccountParts, { authenticate }: Signing): void {
  const info = async (c: SuiteContext, session: Session) =>
    sessionInfo(session, {
      origin: new URL(c.req.url).origin,
      language: c.var.visit.language.code,
      companyId: await companyOf(database, session.user),
      allowed: await companies(database, session.user),
    });

  app.all(
    "/web/session/authenticate",
    rpc(async (params, _visit, c) => {
      requireArguments("authenticate", params, ["db", "login", "password"]);
      const session = await authenticate(c, secretText(params["login"]), secretText(params["password"]));
      if (!session) throw accessDenied();
      return info(c, session);
    }),
  );
  app.all(
    "/web/session/get_session_info",
    rpc(async (_params, { user, session }, c) => {
      if (user.role === "public") throw sessionExpired();
      return info(c, session);
    }),
  );
}

/** Serves the accounts of the QA panel. No password: the demo holds nothing to protect, but no other site may sign a visitor in. */
function panelRoutes(app: Hono<SuiteEnv>, { csrf }: AccountParts, { accountOf, signIn, signOut }: Signing): void {
  app.post(
    "/qa/user",
    form(csrf, async (c, fields) => {
      const account = await accountOf(fields["user"]);
      if (account) await signIn(c, account.id);
      else await signOut(c);
      return c.redirect(safeTarget(fields["back"], "/"), 303);
    }),
  );
  app.all("/qa/user", postOnly);
}

/** Serves signing in and out. */
export function accountRoutes(app: Hono<SuiteEnv>, parts: AccountParts): void {
  const signing = createSigning(parts);
  formRoutes(app, parts, signing);
  callRoutes(app, parts, signing);
  panelRoutes(app, parts, signing);
}
