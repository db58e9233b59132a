/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import type { PageStatus, Render } from "#demo/server/area.ts";
import type { SuiteContext } from "#demo/server/env.ts";
import { framesPolicy, strictPolicy } from "#demo/server/policy.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { websiteOf } from "#demo/server/website/site.ts";
import type { BuiltInContext, SuiteArea } from "../area.ts";
import { suiteAreas } from "../areas.ts";
import { ErrorPage, errorTitle } from "./ErrorPage.tsx";
import { Layout } from "./Layout.tsx";

/** Paths below /stock. */
const sheets = ["stock.css", ...suiteAreas.flatMap(({ name, sheet }) => (sheet ? [`${name}/${sheet}`] : []))];

const additions = (part: "header" | "tail", context: BuiltInContext) =>
  Promise.all(suiteAreas.map(async (area: SuiteArea) => await area[part]?.(context)));

export interface BuiltInPages {
  readonly render: Render;
  readonly renderError: (c: SuiteContext, status: PageStatus) => Promise<Response>;
}

/** Draws the suite's website in the built-in front end's markup, under a strict policy and without any front-end framework. */
export function builtInPages(suite: Suite): BuiltInPages {
  const render: Render = async (c, page) => {
    const context = { database: suite.database, visit: c.var.visit, address: c.req.url };
    c.header("Content-Security-Policy", page.hasFrames ? framesPolicy : strictPolicy);
    return c.html(
      <>
        {raw("<!DOCTYPE html>")}
        <Layout
          visit={c.var.visit}
          websiteId={await websiteOf(suite.database, c.var.visit.session.id)}
          title={page.title}
          sheets={[...sheets, ...(page.sheets ?? [])]}
          mainObject={page.mainObject}
          viewKey={page.viewKey}
          reloadsOnReturn={page.reloadsOnReturn}
          menu={await additions("header", context)}
          tail={await additions("tail", context)}
          panel={suite.panel(c.var.visit)}
        >
          {page.content}
        </Layout>
      </>,
      page.status ?? 200,
    );
  };
  return {
    render,
    renderError: (c, status) =>
      render(c, {
        title: errorTitle(c.var.visit, status),
        content: <ErrorPage visit={c.var.visit} status={status} />,
        status,
      }),
  };
}
