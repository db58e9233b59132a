import type { Hono } from "hono";
import type { Csrf } from "#demo/server/csrf.ts";
import type { Database } from "#demo/server/database.ts";
import type { SuiteContext, SuiteEnv } from "#demo/server/env.ts";
import { amountText, dayText } from "#demo/server/format.ts";
import { defaultLanguage } from "#demo/server/language.ts";
import { listAcquirers } from "#demo/server/payment/acquirer.ts";
import type { PaymentMethods } from "#demo/server/payment/pages.ts";
import { listTokens } from "#demo/server/payment/token.ts";
import { paymentOf, portalOrder, unfollow } from "#demo/server/payment/transaction.ts";
import type { Visit } from "#demo/server/visit.ts";
import { signedInOnly } from "#demo/server/website/account.ts";
import type { PortalDocument } from "../documents.ts";
import type { PortalPages } from "../pages.ts";
import { decisionRoutes } from "./decisions.ts";
import { lineRoutes } from "./lines.ts";
import { awaitsPayment, contentOf, findOrder, type Order, type OrderContent, subtotalOf } from "./order.ts";
import { pdfOf } from "./pdf.ts";

/** Language of PDFs. */
const english = { language: defaultLanguage };

async function sendPdf(c: SuiteContext, name: string, lines: readonly string[]): Promise<Response> {
  const disposition = c.req.query("download") === "true" ? "attachment" : "inline";
  return c.body(await pdfOf(name, lines), 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": `${disposition}; filename="${name.replace(/[^\w-]+/g, "_")}.pdf"`,
  });
}

const orderLines = (order: Order, { lines, totals }: OrderContent): string[] => [
  order.partner,
  dayText(english, order.date),
  "",
  ...lines.map((line) => `${line.quantity} x ${line.name}   $ ${amountText(english, subtotalOf(line))}`),
  "",
  `Total: $ ${amountText(english, totals.total)}`,
  ...(order.signed_by ? ["", `Signed by ${order.signed_by}`] : []),
];

/** Returns the methods for an order: those of its customer, also if another visitor pays. */
const methodsFor = async (database: Database, visit: Visit, { partner_id }: Order): Promise<PaymentMethods> => ({
  acquirers: await listAcquirers(database),
  tokens: await listTokens(database, visit),
  partnerId: partner_id,
});

/** Returns a customer's own invoice. */
async function findInvoice(database: Database, c: SuiteContext): Promise<PortalDocument | undefined> {
  const [invoice] = await database.query<PortalDocument>(
    `select id, name, title, stage, date::text, due::text, amount, true as "hasPage" from portal_document
     where kind = 'invoice' and id = $1 and partner_id = $2`,
    [Number(c.req.param("id")), c.var.visit.user.partnerId],
  );
  return invoice;
}

/** Serves the pages of an order and of an invoice, also as PDF. */
export function orderRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf, pages: PortalPages): void {
  lineRoutes(app, database, pages);
  decisionRoutes(app, database, csrf);
  app.get("/my/orders/:order{\\d{1,9}}", async (c) => {
    const { visit } = c.var;
    const token = c.req.query("access_token");
    const order = await findOrder(database, visit, Number(c.req.param("order")), token);
    if (!order) return c.redirect("/my");
    const content = await contentOf(database, order.id);
    if (c.req.query("report_type") === "pdf") return sendPdf(c, order.name, orderLines(order, content));
    const paid = portalOrder(order.id);
    const payment = await paymentOf(database, paid);
    // A visitor who sees the page need not be redirected to it again.
    await unfollow(database, visit, paid);
    const methods = awaitsPayment(order, payment) ? await methodsFor(database, visit, order) : undefined;
    const message = c.req.query("message") ?? "";
    return pages.order(c, { order, ...content, byToken: !!token, message, payment, methods });
  });
  app.get("/my/invoices/:id{\\d{1,9}}", signedInOnly, async (c) => {
    const invoice = await findInvoice(database, c);
    if (!invoice) return c.redirect("/my");
    const type = c.req.query("report_type");
    const { name, title, date, due, amount } = invoice;
    if (type === "pdf")
      return sendPdf(c, name, [
        title,
        `Date: ${dayText(english, date)}`,
        `Due: ${due && dayText(english, due)}`,
        "",
        `Total: $ ${amountText(english, amount ?? 0)}`,
      ]);
    return type === "html" ? pages.invoiceReport(c, invoice) : pages.invoice(c, invoice);
  });
}
