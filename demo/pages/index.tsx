/** @jsxImportSource hono/jsx */
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import { Console } from "../operator/Console.tsx";
import { consoleTexts } from "../operator/texts.ts";
import { answersChats } from "../server/chat/operator.ts";
import type { SuiteContext, SuiteEnv } from "../server/env.ts";
import { notFound } from "../server/fault.ts";
import { strictPolicy } from "../server/policy.ts";
import { readCollection } from "../server/shop/samples.ts";
import { files } from "../server/static.ts";
import type { Suite } from "../server/suite.types.ts";
import { productBuild } from "./catalogue/build.ts";
import { elementName } from "./catalogue/elements.ts";
import { Corporate } from "./corporate/Corporate.tsx";
import { ElementPage } from "./element/ElementPage.tsx";
import { exampleOf } from "./examples/index.ts";
import { Home } from "./home/Home.tsx";
import { Page } from "./Page.tsx";
import { QaPanel } from "./qa/QaPanel.tsx";
import { qaRoute } from "./qa/route.ts";
import { LivechatPage, looks } from "./try/Livechat.tsx";
import { ManyPage } from "./try/Many.tsx";
import { PopupPage, triggers } from "./try/Popup.tsx";
import { ThreadWindowPage } from "./try/ThreadWindow.tsx";
import { swatchSheet } from "./tokens/swatch.ts";
import { TokensPage } from "./tokens/TokensPage.tsx";
import { createView, type View } from "./view.ts";

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Content {
  readonly title: string;
  readonly sheets?: readonly string[];
  readonly scripts?: readonly string[];
  /** How many popups may open by themselves. */
  readonly popups?: number;
  readonly content: Child;
}

/**
 * The catalogue of all elements, the pages to try them on, the operator's console, and the QA panel, which is also put on the pages of the suite.
 * @param build what they show of the elements
 */
export function pages(suite: Suite, build = productBuild(folder("../../dist"))): Hono<SuiteEnv> {
  const app = new Hono<SuiteEnv>();
  suite.panel = (visit) => <QaPanel visit={visit} accounts={suite.accounts} />;

  const viewOf = async (c: SuiteContext): Promise<View> =>
    createView(
      { ...(await build()), version: suite.version },
      c.var.visit,
      await readCollection(suite.database, c.var.visit),
      new URL(c.req.url).origin,
    );
  const send = (c: SuiteContext, page: Child) => {
    c.header("Content-Security-Policy", strictPolicy);
    return c.html(
      <>
        {raw("<!DOCTYPE html>")}
        {page}
      </>,
    );
  };
  const show = (create: (view: View, c: SuiteContext) => Content | Promise<Content>) => async (c: SuiteContext) => {
    const view = await viewOf(c);
    const { title, content, ...rest } = await create(view, c);
    return send(
      c,
      <Page view={view} panel={suite.panel(c.var.visit)} title={`${title} · ${view.t.product}`} {...rest}>
        {content}
      </Page>,
    );
  };

  app.get("/demo/operator/:path{.+}", files(folder("../operator/static")));
  app.get("/demo/swatches.css", async (c) => {
    c.header("Content-Type", "text/css; charset=utf-8");
    return c.body(swatchSheet((await build()).tokens.shared));
  });
  app.get("/demo/:path{.+}", files(folder("static")));
  app.route("/", qaRoute);
  app.get(
    "/",
    show((view) => ({
      title: view.t.elementsTitle,
      sheets: ["example", "paste", "home"],
      scripts: ["call"],
      popups: 0,
      content: <Home view={view} />,
    })),
  );
  app.get(
    "/elements/:tag",
    show(async (view, c) => {
      const element = view.elements.find(({ tag }) => tag === c.req.param("tag"));
      if (!element) throw notFound();
      const example = await exampleOf(element);
      return {
        title: elementName(element.tag),
        sheets: ["example", "paste", "element"],
        scripts: ["call", "log"],
        popups: 0,
        content: <ElementPage element={element} example={example} view={view} />,
      };
    }),
  );
  app.get(
    "/tokens",
    show((view) => ({
      title: view.t.tokensTitle,
      sheets: ["example", "element", "tokens", "swatches"],
      popups: 0,
      content: <TokensPage view={view} />,
    })),
  );
  app.get(
    "/try/newsletter-popup",
    show((view, c) => {
      const trigger = triggers.find((known) => known === c.req.query("trigger")) ?? "exit";
      return {
        title: view.t.pagePopup,
        sheets: ["example", "try"],
        scripts: ["forget"],
        content: <PopupPage view={view} trigger={trigger} />,
      };
    }),
  );
  app.get(
    "/try/livechat/:look?",
    show((view, c) => {
      const look = looks.find((known) => known === (c.req.param("look") ?? ""));
      if (look === undefined) throw notFound();
      return {
        title: view.t.pageLivechat,
        sheets: ["example", "try"],
        scripts: ["forget"],
        content: <LivechatPage view={view} look={look} />,
      };
    }),
  );
  app.get(
    "/try/thread-window",
    show((view) => ({
      title: view.t.pageThread,
      sheets: ["example", "try"],
      scripts: ["call", "stand"],
      content: <ThreadWindowPage view={view} />,
    })),
  );
  app.get("/try/corporate", async (c) =>
    send(c, <Corporate view={await viewOf(c)} panel={suite.panel(c.var.visit)} />),
  );
  app.get(
    "/operator",
    show((view) => {
      const isOurs = suite.accounts.length > 0;
      const scripts = isOurs && answersChats(view.visit.user) ? ["operator/console"] : [];
      return {
        title: consoleTexts[view.textLang].title,
        sheets: ["operator/console"],
        scripts,
        content: <Console view={view} isOurs={isOurs} />,
      };
    }),
  );
  app.get(
    "/try/fifty-follows",
    show((view) => ({
      title: view.t.pageMany,
      sheets: ["try"],
      scripts: ["calls"],
      content: <ManyPage view={view} />,
    })),
  );
  return app;
}
