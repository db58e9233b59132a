/** @jsxImportSource hono/jsx */
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import type { SuiteContext, SuiteEnv } from "../server/env.ts";
import { notFound } from "../server/fault.ts";
import { strictPolicy } from "../server/policy.ts";
import { files } from "../server/static.ts";
import type { Suite } from "../server/suite.ts";
import { elementName, loadElements } from "./catalogue/elements.ts";
import { weigh } from "./catalogue/sizes.ts";
import { ElementPage } from "./element/ElementPage.tsx";
import { exampleOf } from "./examples/index.ts";
import { Home } from "./home/Home.tsx";
import { Page } from "./Page.tsx";
import { QaPanel } from "./qa/QaPanel.tsx";
import { qaRoute } from "./qa/route.ts";
import { ManyPage } from "./try/Many.tsx";
import { PopupPage, triggers } from "./try/Popup.tsx";
import { createView, type Catalogue, type View } from "./view.ts";

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Content {
  readonly title: string;
  readonly sheets?: readonly string[];
  readonly scripts?: readonly string[];
  readonly content: Child;
}

/**
 * The catalogue of all elements, the pages to try them on, and the QA panel, which is also put on the pages of the suite.
 * Elements and sizes are read from the build once, at the first page.
 */
export function pages(suite: Suite, distDir = folder("../../dist")): Hono<SuiteEnv> {
  const app = new Hono<SuiteEnv>();
  let catalogue: Promise<Catalogue> | undefined;
  const open = () => (catalogue ??= loadElements(distDir).then((elements) => ({ elements, sizes: weigh(distDir), version: suite.version })));
  suite.panel = (visit) => <QaPanel visit={visit} accounts={suite.accounts} />;

  const show = (create: (view: View, c: SuiteContext) => Content | Promise<Content>) => async (c: SuiteContext) => {
    const view = createView(await open(), c.var.visit, new URL(c.req.url).origin);
    const { title, sheets, scripts, content } = await create(view, c);
    c.header("Content-Security-Policy", strictPolicy);
    return c.html(
      <>
        {raw("<!DOCTYPE html>")}
        <Page view={view} panel={suite.panel(c.var.visit)} title={`${title} · ${view.t.product}`} sheets={sheets} scripts={scripts}>{content}</Page>
      </>,
    );
  };

  app.get("/demo/:path{.+}", files(folder("static")));
  app.route("/", qaRoute);
  app.get("/", show((view) => ({ title: view.t.elementsTitle, sheets: ["example", "home"], scripts: ["call"], content: <Home view={view} /> })));
  app.get("/elements/:tag", show(async (view, c) => {
    const element = view.elements.find(({ tag }) => tag === c.req.param("tag"));
    if (!element) throw notFound();
    const example = await exampleOf(element);
    return {
      title: elementName(element.tag),
      sheets: ["example", "element"],
      scripts: ["call", "log"],
      content: <ElementPage element={element} example={example} view={view} />,
    };
  }));
  app.get("/try/newsletter-popup", show((view, c) => {
    const trigger = triggers.find((known) => known === c.req.query("trigger")) ?? "exit";
    return { title: view.t.pagePopup, sheets: ["example", "try"], scripts: ["popup"], content: <PopupPage view={view} trigger={trigger} /> };
  }));
  app.get("/try/fifty-follows", show((view) => ({ title: view.t.pageMany, sheets: ["try"], scripts: ["calls"], content: <ManyPage view={view} /> })));
  return app;
}
