import type { Hono } from "hono";
import type { Csrf } from "../csrf.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { form, safeTarget } from "../form.ts";
import { localPath } from "../language.ts";
import { readCountries } from "../shop/address/country.ts";
import { signedInOnly } from "../website/account.ts";
import { checkDetails, hasDocuments, readDetails, readStates, saveDetails } from "./details.ts";
import type { PortalPages } from "./pages.ts";

/** Serves /my/account: a customer's details. */
export function detailRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf, pages: PortalPages): void {
  app.use("/my/account", signedInOnly);
  app.get("/my/account", async (c) => {
    const { partnerId } = c.var.visit.user;
    return pages.details(c, {
      values: await readDetails(database, partnerId),
      isLocked: await hasDocuments(database, partnerId),
      countries: await readCountries(database),
      states: await readStates(database),
      redirect: c.req.query("redirect") ?? "",
    });
  });
  app.post(
    "/my/account",
    form(csrf, async (c, fields) => {
      const { user, siteLanguage } = c.var.visit;
      const before = await readDetails(database, user.partnerId);
      const isLocked = await hasDocuments(database, user.partnerId);
      const refusal = checkDetails(fields, before, isLocked);
      if (!refusal) {
        await saveDetails(database, user.partnerId, fields);
        return c.redirect(safeTarget(fields["redirect"], localPath("/my/home", siteLanguage)), 303);
      }
      return pages.details(c, {
        values: { ...before, ...fields },
        isLocked,
        refusal,
        countries: await readCountries(database),
        states: await readStates(database),
        redirect: fields["redirect"] ?? "",
      });
    }),
  );
}
