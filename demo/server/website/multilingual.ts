import type { Hono } from "hono";
import { languageCookie } from "../cookies.ts";
import type { SuiteEnv, SuiteMiddleware } from "../env.ts";
import { safeTarget } from "../form.ts";
import { defaultLanguage, findLanguage, localPath } from "../language.ts";

/** Returns true for pages: calls, the suite's own /web and /website routes, and files have no language. */
const isMultilingual = (path: string): boolean => !/^\/(web|website|qa)(\/|$)|\.\w+$/.test(path.split("?", 1)[0] ?? "");

/**
 * Redirects as every suite with several languages: a GET without the visitor's language in its address gets 302 to the one with it, and
 * the default language never has a prefix.
 * @see docs/reference/wire.md#wire-31
 * @see docs/reference/wire.md#wire-34
 */
export const redirectToLanguage: SuiteMiddleware = async (c, next) => {
  const { siteLanguage, qa, prefix, path } = c.var.visit;
  if ((c.req.method !== "GET" && c.req.method !== "HEAD") || !isMultilingual(path)) return next();
  if (prefix?.code === defaultLanguage.code) return c.redirect(path);
  if (!prefix && !qa.lang && siteLanguage.code !== defaultLanguage.code)
    return c.redirect(localPath(path, siteLanguage));
  await next();
};

/** Stores the language and redirects back. Unlike the suite, never to another site. */
export function languageRoutes(app: Hono<SuiteEnv>): void {
  app.get("/website/lang/:code", (c) => {
    const wanted = c.req.param("code");
    const language = wanted === "default" ? defaultLanguage : findLanguage(wanted);
    const target = safeTarget(c.req.query("r"), "/");
    if (language) c.header("Set-Cookie", languageCookie(language.code), { append: true });
    return c.redirect(wanted === "default" ? `/${defaultLanguage.code}${target}` : target, 303);
  });
}
