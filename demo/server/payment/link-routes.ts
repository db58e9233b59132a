import type { Hono } from "hono";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { notFound } from "../fault.ts";
import { form, postOnly } from "../form.ts";
import { localPath } from "../language.ts";
import { listAcquirers } from "./acquirer.ts";
import { confirmPath, type Link, linkPath, linkPayable, payPath, readLink } from "./link.ts";
import { pay, type PayParts, prepareRoute } from "./pay.ts";
import { listTokens } from "./token.ts";
import { lastLinkPayment, unfollow } from "./transaction.ts";

/** Returns the link of the page, or of a route's end. Throws the suite's 404 if there is nothing to pay. */
function linkIn({ req }: SuiteContext): Link {
  const { reference, amount } = { ...req.query(), ...req.param() };
  const link = readLink(reference, amount);
  if (!link) throw notFound();
  return link;
}

const end = "v2/:amount{[\\d.]{1,9}}/:currency{2}/:reference{.+}";

/** Serves payments by link, without an order. */
export function linkRoutes(app: Hono<SuiteEnv>, parts: PayParts): void {
  const { database, csrf, pages } = parts;
  app.get(payPath, async (c) => {
    const { visit } = c.var;
    const partnerId = visit.user.role === "public" ? null : visit.user.partnerId;
    const [acquirers, tokens] = [await listAcquirers(database), await listTokens(database, visit)];
    return pages.link(c, linkIn(c), { acquirers, tokens, partnerId });
  });
  app.all(
    `/website_payment/transaction/${end}`,
    prepareRoute(parts, async (_queries, c) => linkPayable(linkIn(c))),
  );

  const tokenRoute = `/website_payment/token/${end}`;
  app.post(
    tokenRoute,
    form(csrf, async (c, { pm_id: method = "" }) => {
      const { visit } = c.var;
      const link = linkIn(c);
      const refusal = await pay(database, visit, method, async () => linkPayable(link));
      return c.redirect(localPath(refusal ? linkPath(link) : "/payment/process", visit.siteLanguage));
    }),
  );
  app.all(tokenRoute, postOnly);

  // A visitor who sees the result need not be redirected to it again.
  app.get(confirmPath, async (c) => {
    const { visit } = c.var;
    const last = await lastLinkPayment(database, visit);
    if (!last) return c.redirect(localPath("/my/home", visit.siteLanguage));
    await unfollow(database, visit, last);
    return pages.linkPaid(c, last);
  });
}
