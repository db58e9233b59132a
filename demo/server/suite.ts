import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { type BuiltInPages, builtInPages } from "../suite/built-in/index.tsx";
import type { Parts } from "./area.ts";
import { areas } from "./areas.ts";
import { readBody } from "./body.ts";
import { type Methods, modelRoutes } from "./callkw.ts";
import { createCsrf } from "./csrf.ts";
import { openDatabase } from "./database.ts";
import type { SuiteEnv } from "./env.ts";
import { asFault, notFound } from "./fault.ts";
import { neutralPath } from "./language.ts";
import { deliver as deliverPush } from "./marketing/push/deliver.ts";
import { misbehave } from "./misbehaviour.ts";
import { createFindModel } from "./model.ts";
import { plainPage } from "./plain-page.ts";
import { forwardSuiteRoutes, upstreamVisits } from "./proxy.ts";
import { readCall, rpcFailure } from "./rpc.ts";
import { migrate } from "./schema.ts";
import { createSessions } from "./session.ts";
import { files } from "./static.ts";
import type { DemoAccount, Suite, SuiteOptions } from "./suite.types.ts";
import { visits } from "./visits.ts";
import { redirectToLanguage } from "./website/multilingual.ts";

const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { version } = JSON.parse(readFileSync(inProject("package.json"), "utf8")) as { version: string };

/** Adds the routes of all areas. */
async function addSuiteRoutes(
  app: Hono<SuiteEnv>,
  given: Omit<Parts, "findModel" | "addMethods" | "signedIn">,
): Promise<void> {
  const { database, sessions, csrf } = given;
  for (const area of areas) area.files?.(app);
  app.use(readCall, visits(sessions, csrf), redirectToLanguage);
  const methods: Record<string, Methods> = {};
  const findModel = createFindModel(areas);
  const parts: Parts = {
    ...given,
    findModel,
    addMethods: (models) => void Object.assign(methods, models),
    signedIn: async (session) => {
      for (const area of areas) await area.onSignIn?.(database, session);
    },
  };
  for (const area of areas) await area.routes?.(app, parts);
  modelRoutes(app, methods, findModel);
}

/** Responds to calls with errors of JSON-RPC, to other requests with a page. */
function respondToFailures(app: Hono<SuiteEnv>, renderError: BuiltInPages["renderError"]): void {
  app.notFound((c) => (c.var.call ? rpcFailure(c, notFound()) : renderError(c, 404)));
  app.onError((error, c) => {
    const fault = asFault(error);
    if (c.var.call) return rpcFailure(c, fault);
    return fault.kind.status === 500 || !c.var.visit ? plainPage(500) : renderError(c, fault.kind.status);
  });
}

/** Opens (and, the first time, fills) the database. Throws if it cannot be opened or `upstream` is not an http address. */
export async function createSuite({
  databaseUrl,
  dataDir,
  upstream,
  distDir = inProject("dist"),
  hold = 50_000,
  deliver = deliverPush,
}: SuiteOptions = {}): Promise<Suite> {
  const suiteOrigin = upstream && new URL(upstream).origin;
  const database = await openDatabase({ databaseUrl, dataDir });
  await migrate(database);
  const [parameter] = await database.query<{ value: string }>("select value from parameter where key = 'secret'");
  const csrf = createCsrf(parameter?.value ?? "");
  const sessions = createSessions(database);
  const accounts = await database.query<DemoAccount>(
    "select login, name, role from account join partner on partner.id = partner_id where login is not null order by account.id",
  );

  const app = new Hono<SuiteEnv>({ getPath: neutralPath });
  const hangUpListeners: (() => void)[] = [];
  const hangUp = (): void => hangUpListeners.forEach((listener) => listener());
  const suite: Suite = {
    app,
    database,
    version,
    upstream: suiteOrigin,
    accounts: suiteOrigin ? [] : accounts,
    panel: () => null,
    hangUp,
    close: () => {
      hangUp();
      return database.close();
    },
  };
  const { render, renderError } = builtInPages(suite);

  app.get("/dist/:path{.+}", files(distDir));
  app.get(`/suite-widgets/${version}/:path{.+}`, files(distDir, { forever: true }));
  app.get("/stock/:path{[^/]+\\.css}", files(inProject("demo/suite/built-in")));
  app.get("/stock/:path{.+\\.css}", files(inProject("demo/suite")));

  app.use(readBody, misbehave());
  if (suiteOrigin) {
    app.use(forwardSuiteRoutes(suiteOrigin), upstreamVisits(suiteOrigin));
  } else {
    await addSuiteRoutes(app, {
      database,
      sessions,
      csrf,
      version,
      distDir,
      hold,
      deliver,
      render,
      onHangUp: (listener) => void hangUpListeners.push(listener),
    });
  }
  for (const area of areas) area.pages?.(app, { database, render });

  respondToFailures(app, renderError);
  return suite;
}
