import type { Hono } from "hono";
import type { Database } from "../database.ts";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { signedInOnly } from "../website/account.ts";
import { countDocuments, type Kind, kinds, questionOf, readDocuments } from "./documents.ts";
import type { PortalPages } from "./pages.ts";

/** Serves /my, and the lists of orders, invoices and tickets below it. */
export function listRoutes(app: Hono<SuiteEnv>, database: Database, pages: PortalPages): void {
  const list = async (c: SuiteContext, kind: Kind) => {
    const question = questionOf(c.req.query(), c.req.param("page"));
    return pages.list(c, await readDocuments(database, c.var.visit.user.partnerId, kind, question));
  };
  for (const path of ["/my", "/my/home"])
    app.get(path, signedInOnly, async (c) => pages.home(c, await countDocuments(database, c.var.visit.user.partnerId)));
  for (const kind of kinds)
    for (const path of [`/my/${kind}s`, `/my/${kind}s/page/:page`]) app.get(path, signedInOnly, (c) => list(c, kind));
}
