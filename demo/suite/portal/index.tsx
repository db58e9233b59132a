/** @jsxImportSource hono/jsx */
import type { Area, Render } from "#demo/server/area.ts";
import { strictPolicy } from "#demo/server/policy.ts";
import type { PortalPages } from "#demo/server/portal/pages.ts";
import { methodSheets } from "../payment/index.tsx";
import { DetailsPage } from "./Details.tsx";
import { DocumentsPage } from "./Documents.tsx";
import { PortalHome } from "./Home.tsx";
import { InvoicePage, InvoiceReport } from "./Invoice.tsx";
import { OrderPage } from "./Order.tsx";
import { OrderTotals } from "./OrderTotals.tsx";
import { SignupPage } from "./Signup.tsx";
import { StatementsPage } from "./Statements.tsx";
import { portalTexts } from "./texts.ts";
import { TryPortal } from "./Try.tsx";
import { tryTexts } from "./try-texts.ts";

export const tryPages: Area["pages"] = (app, { render }) => {
  app.get("/try/portal", (c) =>
    render(c, { title: tryTexts(c.var.visit).title, hasFrames: true, content: <TryPortal visit={c.var.visit} /> }),
  );
};

export const portalPages = (render: Render): PortalPages => ({
  home: (c, counts) =>
    render(c, {
      title: portalTexts(c.var.visit).myAccount,
      content: <PortalHome visit={c.var.visit} counts={counts} />,
    }),
  list: (c, list) =>
    render(c, {
      title: portalTexts(c.var.visit).kinds[list.kind],
      sheets: ["portal/portal.css"],
      content: <DocumentsPage visit={c.var.visit} list={list} />,
    }),
  statements: (c, kind) =>
    render(c, {
      title: portalTexts(c.var.visit).statements[kind],
      content: <StatementsPage visit={c.var.visit} kind={kind} />,
    }),
  signup: (c, form) =>
    render(c, {
      title: portalTexts(c.var.visit).signUp.title,
      content: <SignupPage visit={c.var.visit} form={form} />,
    }),
  details: (c, form) =>
    render(c, {
      title: portalTexts(c.var.visit).yourDetails,
      content: <DetailsPage visit={c.var.visit} form={form} />,
    }),
  order: (c, view) =>
    render(c, {
      title: view.order.name,
      sheets: view.methods ? ["portal/portal.css", ...methodSheets] : ["portal/portal.css"],
      // for a bank's challenge in a frame
      hasFrames: !!view.methods,
      reloadsOnReturn: true,
      content: <OrderPage visit={c.var.visit} view={view} />,
    }),
  totals: (visit, totals) => String(<OrderTotals visit={visit} totals={totals} />),
  invoice: (c, invoice) =>
    render(c, {
      title: invoice.name,
      sheets: ["portal/portal.css"],
      hasFrames: true,
      content: <InvoicePage visit={c.var.visit} invoice={invoice} />,
    }),
  invoiceReport: (c, invoice) => {
    c.header("Content-Security-Policy", strictPolicy);
    return c.html(<InvoiceReport visit={c.var.visit} invoice={invoice} />);
  },
});
