import type { Hono } from "hono";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { readBuyer } from "../shop/address/contact.ts";
import type { Visit } from "../visit.ts";
import { signedInOnly } from "../website/account.ts";
import { listAcquirers } from "./acquirer.ts";
import type { PaymentMethods, PaymentPages } from "./pages.ts";
import { listTokens } from "./token.ts";

/** Returns the methods for a visitor's cart. */
export async function paymentMethods(queries: Queries, visit: Visit): Promise<PaymentMethods> {
  const buyer = await readBuyer(queries, visit);
  return {
    acquirers: await listAcquirers(queries),
    tokens: await listTokens(queries, visit),
    partnerId: buyer?.billing.id ?? null,
  };
}

/** Serves /my/payment_method: cards only, since no other method can be stored. */
export function methodRoutes(app: Hono<SuiteEnv>, database: Database, pages: PaymentPages): void {
  app.get("/my/payment_method", signedInOnly, async (c) => {
    const { visit } = c.var;
    const acquirers = (await listAcquirers(database)).filter(({ kind }) => kind === "s2s");
    const tokens = await listTokens(database, visit);
    return pages.methods(c, { acquirers, tokens, partnerId: visit.user.partnerId });
  });
}
