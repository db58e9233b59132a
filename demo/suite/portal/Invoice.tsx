/** @jsxImportSource hono/jsx */
import type { PortalDocument } from "#demo/server/portal/documents.ts";
import { amountText } from "#demo/server/portal/orders/order.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Frame } from "./Frame.tsx";

type Props = { readonly invoice: PortalDocument };

/** Content of the embedded invoice. */
export const InvoiceReport = ({ invoice: { name, title, date, due, amount } }: Props) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <title>{name}</title>
      <link rel="stylesheet" href="/stock/portal/portal.css" />
    </head>
    <body>
      <div id="wrapwrap">
        <h1>Invoice {name}</h1>
        <p>Date: {date}</p>
        <p>Due: {due}</p>
        <table class="table">
          <tbody>
            <tr>
              <th>{title}</th>
              <td>$ {amountText(amount ?? 0)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </body>
  </html>
);

/** /my/invoices/<id>. Not recorded. */
export const InvoicePage = ({ visit, invoice: { id, name, stage, due, amount } }: Props & { visit: Visit }) => {
  const path = `/my/invoices/${id}?report_type=`;
  return (
    <Frame visit={visit} title={name}>
      <div class="row mt16 o_portal_invoice_sidebar">
        <div class="col-lg-auto d-print-none">
          <div class="card bg-white mb-4" id="sidebar_content">
            <h2 class="mb-0 text-center">
              $ <span class="oe_currency_value">{amountText(amount ?? 0)}</span>
            </h2>
            {due && stage !== "Paid" && <div class="small o_portal_sidebar_timeago" datetime={due}></div>}
            <div class="o_download_pdf btn-toolbar">
              <a class="btn btn-secondary o_download_btn" title="Download" href={`${path}pdf&download=true`}>
                Download
              </a>{" "}
              <a class="btn btn-secondary o_print_btn o_portal_invoice_print" title="Print" href={`${path}pdf`}>
                Print
              </a>
            </div>
          </div>
        </div>
        <div id="invoice_content" class="col-12 col-lg justify-content-end">
          <iframe id="invoice_html" class="o_invoice_html" title={`Invoice ${name}`} src={`${path}html`}></iframe>
        </div>
      </div>
    </Frame>
  );
};
