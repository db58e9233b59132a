import { Hono } from "hono";
import type { SuiteEnv } from "#demo/server/env.ts";
import { accessDenied } from "#demo/server/fault.ts";
import { safeTarget } from "#demo/server/form.ts";
import { scenarioOf, settingsCookie, settingsFromForm } from "./settings.ts";

/**
 * Stores the submitted settings in this browser's cookie, and redirects to the page of the started `scenario`, or to `back`. No token is
 * needed, since nothing of the suite changes; the Origin header keeps other sites out.
 */
export const qaRoute = new Hono<SuiteEnv>().post("/qa/settings", async (c) => {
  const origin = c.req.header("origin");
  if (origin && origin.replace(/^https?:\/\//, "") !== c.req.header("host")) throw accessDenied();
  const body = await c.req.parseBody();
  const fields = Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  c.header("Set-Cookie", settingsCookie(settingsFromForm(fields, c.var.visit.qa)), { append: true });
  return c.redirect(scenarioOf(fields["scenario"])?.path ?? safeTarget(fields["back"], "/"), 303);
});
