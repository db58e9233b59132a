import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { safeParse } from "valibot";
import { productBuild } from "../common/product/build.ts";
import { scripts } from "../common/scripts.ts";
import type { SuiteEnv } from "../server/env.ts";
import { plainPage } from "../server/plain-page.ts";
import { forward } from "../server/proxy.ts";
import { files } from "../server/static.ts";
import { linesOf, pageReport } from "./report.ts";
import { withOwnScripts } from "./rewrite.ts";

interface AdoptedOptions {
  /** Origin of the suite. */
  readonly upstream: string;
  /** Folder of the built bundle; default: dist of this project. */
  readonly distDir?: string | undefined;
  /** True if the policy of its pages lets only our scripts run. */
  readonly strict: boolean;
  /** Receives the report of a page as lines; again only if it changes. */
  readonly say: (lines: string) => void;
}

/** Styles, pictures and frames of the suite's pages are allowed; of the scripts, only ours. */
const policy = "script-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'";

/** After signing in the suite redirects this browser; other browsers get a script that redirects, which the policy would block. */
const redirected = { "user-agent": "Mozilla/5.0 Firefox/130.0" };

const tags =
  '<link rel="stylesheet" href="/suite-widgets/bundle/suite.css">' +
  '<script type="module" src="/suite-widgets/scripts/report.js"></script>' +
  '<script src="/suite-widgets/bundle/suite.js" data-adopt defer></script>';

/** Reads the built-in markup of each tag; scripts are recognized by their text. */
async function builtInMarkup(distDir: string): Promise<Readonly<Record<string, string>>> {
  const { elements } = await productBuild(distDir)();
  const rows = elements.flatMap(({ tag, adopts }) =>
    adopts && !adopts.selector.startsWith("script") ? [[tag, adopts.selector] as const] : [],
  );
  return Object.fromEntries(rows);
}

/** Serves a real suite whose pages run on our script alone. Addresses below /suite-widgets/ are ours, all others the suite's. */
export function adoptedSuite({
  upstream,
  distDir = fileURLToPath(new URL("../../dist", import.meta.url)),
  strict,
  say,
}: AdoptedOptions): Hono<SuiteEnv> {
  const app = new Hono<SuiteEnv>();
  const said = new Map<string, string>();
  const own = new Hono<SuiteEnv>();
  own.get("/bundle/:path{.+}", files(distDir));
  own.get("/scripts/:path{.+}", scripts(fileURLToPath(new URL("browser", import.meta.url))));
  own.get("/markup.json", async (c) => c.json(await builtInMarkup(distDir)));
  own.post("/report", bodyLimit({ maxSize: 65_536, onError: () => plainPage(413) }), async (c) => {
    const { success, output } = safeParse(pageReport, await c.req.json().catch(() => undefined));
    if (!success) return plainPage(400);
    const lines = linesOf(output);
    if (said.get(output.path) !== lines) say(lines);
    said.set(output.path, lines);
    return c.body(null, 204);
  });
  app.route("/suite-widgets", own);
  app.all("*", async (c) => {
    const answer = await forward(c, upstream, c.req.method === "POST" ? redirected : {});
    if (!/^text\/html\b/i.test(answer.headers.get("content-type") ?? "")) return answer;
    const headers = new Headers(answer.headers);
    headers.delete("content-length");
    if (strict) headers.set("content-security-policy", policy);
    return new Response(withOwnScripts(await answer.text(), tags), { status: answer.status, headers });
  });
  return app;
}
