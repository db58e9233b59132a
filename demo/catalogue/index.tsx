/** @jsxImportSource hono/jsx */
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import type { PageParts } from "../common/area.ts";
import { productBuild } from "../common/product/build.ts";
import { scripts } from "../common/scripts.ts";
import { createView, type View } from "../common/view.ts";
import type { SuiteContext, SuiteEnv } from "../server/env.ts";
import { ownFramesPolicy, strictPolicy } from "../server/policy.ts";
import { readCollection } from "../server/shop/samples.ts";
import { files } from "../server/static.ts";
import type { Suite } from "../server/suite.types.ts";
import type { Visit } from "../server/visit.ts";
import { areaName, pageAreas, pageLinks } from "./areas.ts";
import { Page } from "./Page.tsx";
import { QaPanel } from "./qa/QaPanel.tsx";
import { qaRoute } from "./qa/route.ts";
import { sheets } from "./sheets.ts";
import { swatchSheet } from "./tokens/swatch.ts";

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Serves the pages of all areas beside those of the suite: the catalogue, pages to try elements on, the operator's console. Adds the QA
 * panel, also to the pages of the suite.
 * @param build reads the elements to show
 */
export function pages(suite: Suite, build = productBuild(folder("../../dist"))): Hono<SuiteEnv> {
  const app = new Hono<SuiteEnv>();
  const panel = (visit: Visit) => <QaPanel visit={visit} accounts={suite.accounts} />;
  // other pages do not load the panel's style sheet
  suite.panel = (visit) => (
    <>
      <link rel="stylesheet" href="/demo/qa.css" />
      {panel(visit)}
    </>
  );

  const viewOf = async (c: SuiteContext): Promise<View> =>
    createView(
      { ...(await build()), version: suite.version, pageLinks, areaName },
      c.var.visit,
      await readCollection(suite.database, c.var.visit),
      new URL(c.req.url).origin,
    );
  const send = (c: SuiteContext, page: Child, policy = strictPolicy) => {
    c.header("Content-Security-Policy", policy);
    return c.html(
      <>
        {raw("<!DOCTYPE html>")}
        {page}
      </>,
    );
  };
  const parts: PageParts = {
    suite,
    build,
    show: (create) => async (c) => {
      const view = await viewOf(c);
      const { title, content, hasFrames, ...rest } = await create(view, c);
      return send(
        c,
        <Page view={view} panel={panel(c.var.visit)} title={`${title} · ${view.t.product}`} {...rest}>
          {content}
        </Page>,
        hasFrames ? ownFramesPolicy : strictPolicy,
      );
    },
    showDocument: (create) => async (c) => send(c, create(await viewOf(c), suite.panel(c.var.visit))),
    showData: (create) => async (c) => c.json(await create(await viewOf(c))),
  };

  app.route("/", qaRoute);
  for (const area of pageAreas) area.routes?.(app, parts);
  app.get("/demo/:path{.+\\.js}", scripts(folder("browser")));
  const made = new Map([["swatches", async () => swatchSheet((await build()).tokens.shared)]]);
  app.get("/demo/:path{[a-z,-]+\\.css}", sheets(folder("static"), made));
  app.get("/:path{llms(?:-full)?\\.txt}", files(folder("../../dist")));
  app.get("/demo/:path{.+}", files(folder("static")));
  return app;
}
