import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { stockPages } from "../pages/stock/index.tsx";
import { accountRoutes } from "./account.ts";
import { createBus } from "./bus/bus.ts";
import { busRoutes } from "./bus/poll.ts";
import { createPresence } from "./bus/presence.ts";
import { modelRoutes } from "./callkw.ts";
import { chatRoutes } from "./chat/index.ts";
import { chatMethods } from "./chat/operator.ts";
import { createCsrf } from "./csrf.ts";
import { openDatabase } from "./database.ts";
import type { SuiteEnv } from "./env.ts";
import { asFault, notFound } from "./fault.ts";
import { attachmentRoutes } from "./files/attachment.ts";
import { avatarRoutes, stockImages } from "./files/image.ts";
import { followRoutes } from "./follow.ts";
import { neutralPath } from "./language.ts";
import { localeRoutes } from "./moment.ts";
import { linkModels, linkRoutes } from "./links/index.ts";
import { languageRoutes, redirectToLanguage } from "./multilingual.ts";
import { mailingRoutes } from "./mailing.ts";
import { misbehave } from "./misbehaviour.ts";
import { plainPage } from "./plain.ts";
import { forwardSuiteRoutes, upstreamVisits } from "./proxy.ts";
import { deliver as deliverPush } from "./push/deliver.ts";
import { pushRoutes } from "./push/index.ts";
import { readCall, rpcFailure } from "./rpc.ts";
import { migrate } from "./schema.ts";
import { createSessions } from "./session.ts";
import { shopRoutes } from "./shop/index.ts";
import { keepBasket } from "./shop/visitor.ts";
import { files } from "./static.ts";
import { themeRoutes } from "./theme/index.ts";
import { visits } from "./visits.ts";
import type { SuiteOptions, DemoAccount, Suite } from "./suite.types.ts";

const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { version } = JSON.parse(readFileSync(inProject("package.json"), "utf8")) as { version: string };
const megabyte = 1024 * 1024;

/** Opens (and, the first time, fills) the database. Throws when it cannot be opened or `upstream` is not an http address. */
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
  const bus = await createBus(database, hold);
  const presence = createPresence(database);
  const csrf = createCsrf(parameter?.value ?? "");
  const sessions = createSessions(database);
  const accounts = await database.query<DemoAccount>(
    "select login, name, role from account join partner on partner.id = partner_id where login is not null order by account.id",
  );

  const app = new Hono<SuiteEnv>({ getPath: neutralPath });
  const close = (): Promise<void> => {
    bus.hangUp();
    return database.close();
  };
  const suite: Suite = {
    app,
    database,
    version,
    accounts: suiteOrigin ? [] : accounts,
    panel: () => null,
    hangUp: bus.hangUp,
    close,
  };

  const stock = stockPages(suite);

  app.get("/dist/:path{.+}", files(distDir));
  app.get(`/suite-widgets/${version}/:path{.+}`, files(distDir, { forever: true }));
  app.get("/stock/:path{.+\\.css}", files(inProject("demo/pages/stock")));

  app.use(bodyLimit({ maxSize: megabyte, onError: () => plainPage(413) }), misbehave());
  if (suiteOrigin) {
    app.use(forwardSuiteRoutes(suiteOrigin), upstreamVisits(suiteOrigin));
  } else {
    stockImages(app);
    app.use(readCall, visits(sessions, csrf), redirectToLanguage);
    languageRoutes(app);
    accountRoutes(app, {
      database,
      sessions,
      csrf,
      pages: stock,
      onSignIn: (session) => keepBasket(database, session),
    });
    followRoutes(app, database, sessions);
    mailingRoutes(app, database, sessions);
    pushRoutes(app, { database, csrf, distDir, deliver });
    busRoutes(app, database, bus, presence);
    chatRoutes(app, { database, bus, presence, version });
    linkRoutes(app, database, stock);
    modelRoutes(app, { ...linkModels(database), "mail.channel": chatMethods(database, bus) });
    shopRoutes(app, database, csrf, stock.shop);
    themeRoutes(app, database);
    attachmentRoutes(app, database);
    avatarRoutes(app, database);
    localeRoutes(app);
  }
  app.route("/", stock.routes);

  app.notFound((c) => (c.var.call ? rpcFailure(c, notFound()) : stock.error(c, 404)));
  app.onError((error, c) => {
    const fault = asFault(error);
    if (c.var.call) return rpcFailure(c, fault);
    return fault.kind.status === 500 || !c.var.visit ? plainPage(500) : stock.error(c, fault.kind.status);
  });
  return suite;
}
