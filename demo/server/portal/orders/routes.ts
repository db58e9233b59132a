import type { Hono } from "hono";
import type { Csrf } from "../../csrf.ts";
import type { Database } from "../../database.ts";
import type { SuiteContext, SuiteEnv } from "../../env.ts";
import { signedInOnly } from "../../website/account.ts";
import type { PortalDocument } from "../documents.ts";
import type { PortalPages } from "../pages.ts";
import { answerRoutes } from "./answers.ts";
import { lineRoutes } from "./lines.ts";
import { amountText, contentOf, findOrder, subtotalOf, type Order, type OrderContent } from "./order.ts";
import { pdfOf } from "./pdf.ts";

function sendPdf(c: SuiteContext, name: string, lines: readonly string[]): Response {
  const place = c.req.query("download") === "true" ? "attachment" : "inline";
  return c.body(pdfOf(name, lines), 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": `${place}; filename="${name.replace(/[^\w-]+/g, "_")}.pdf"`,
  });
}

const orderLines = (order: Order, { lines, totals }: OrderContent): string[] => [
  order.partner,
  order.date,
  "",
  ...lines.map((line) => `${line.quantity} x ${line.name}   $ ${amountText(subtotalOf(line))}`),
  "",
  `Total: $ ${amountText(totals.total)}`,
  ...(order.signed_by ? ["", `Signed by ${order.signed_by}`] : []),
];

/** A customer's own invoice. */
async function findInvoice(database: Database, c: SuiteContext): Promise<PortalDocument | undefined> {
  const [invoice] = await database.query<PortalDocument>(
    `select id, name, title, stage, date::text, due::text, amount, true as "hasPage" from portal_document
     where kind = 'invoice' and id = $1 and partner_id = $2`,
    [Number(c.req.param("id")), c.var.visit.user.partnerId],
  );
  return invoice;
}

/** Pages of one order and of one invoice, as pages and as PDF. Source: WIRE.md section 7; behaviour, portal, 47 to 55. */
export function orderRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf, pages: PortalPages): void {
  lineRoutes(app, database, pages);
  answerRoutes(app, database, csrf);
  app.get("/my/orders/:order{\\d{1,9}}", async (c) => {
    const token = c.req.query("access_token");
    const order = await findOrder(database, c.var.visit, Number(c.req.param("order")), token);
    if (!order) return c.redirect("/my");
    const content = await contentOf(database, order.id);
    if (c.req.query("report_type") === "pdf") return sendPdf(c, order.name, orderLines(order, content));
    return pages.order(c, { order, ...content, byToken: !!token, message: c.req.query("message") ?? "" });
  });
  app.get("/my/invoices/:id{\\d{1,9}}", signedInOnly, async (c) => {
    const invoice = await findInvoice(database, c);
    if (!invoice) return c.redirect("/my");
    const type = c.req.query("report_type");
    const { name, title, date, due, amount } = invoice;
    if (type === "pdf")
      return sendPdf(c, name, [title, `Date: ${date}`, `Due: ${due}`, "", `Total: $ ${amountText(amount ?? 0)}`]);
    return type === "html" ? pages.invoiceReport(c, invoice) : pages.invoice(c, invoice);
  });
}
