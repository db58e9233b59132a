import { readFileSync } from "node:fs";
import type { Hono } from "hono";
import type { SuiteEnv } from "../env.ts";
import { requireArguments, toText } from "../python.ts";
import { rpc } from "../rpc.ts";

const templates = new Map(
  [
    "/mail/static/src/xml/abstract_thread_window.xml",
    "/mail/static/src/xml/thread.xml",
    "/im_livechat/static/src/xml/im_livechat.xml",
  ].map((path) => {
    const file = path.slice(path.lastIndexOf("/") + 1);
    return [path, readFileSync(new URL(`./templates/${file}`, import.meta.url), "utf8")] as const;
  }),
);

/**
 * Serves the templates of the built-in chat, for other scripts of a suite; our elements do not request them. An unknown template responds
 * with the page at that path.
 * @see docs/reference/wire.md#wire-45
 */
export function templateRoutes(app: Hono<SuiteEnv>): void {
  for (const [path, text] of templates)
    app.get(path, (c) => c.body(text, 200, { "Content-Type": "application/xml; charset=utf-8" }));
  app.all(
    "/web/proxy/load",
    rpc(async (params) => {
      requireArguments("load", params, ["path"]);
      const path = toText(params["path"], "lstrip");
      return templates.get(path) ?? (await (await app.request(path.startsWith("/") ? path : "/not-found")).text());
    }),
  );
}
