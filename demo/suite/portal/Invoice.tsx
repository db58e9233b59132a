/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import { dayText } from "#demo/server/format.ts";
import type { PortalDocument } from "#demo/server/portal/documents.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Money } from "../shop/Price.tsx";
import { Frame } from "./Frame.tsx";
import { portalTexts } from "./texts.ts";

type Props = { readonly visit: Visit; readonly invoice: PortalDocument };

/** Content of the embedded invoice. */
export const InvoiceReport = ({ visit, invoice: { name, title, date, due, amount } }: Props) => {
  const t = portalTexts(visit).invoice;
  return (
    <html lang={visit.language.tag} dir={visit.dir}>
      <head>
        <meta charset="utf-8" />
        <title>{name}</title>
        <link rel="stylesheet" href="/stock/stock.css" />
        <link rel="stylesheet" href="/stock/portal/portal.css" />
      </head>
      <body>
        <div id="wrapwrap">
          <h1>{fill(t.title, { name })}</h1>
          <p>{visit.user.name}</p>
          <p>
            {t.date} {dayText(visit, date)}
          </p>
          <p>
            {t.due} {due && dayText(visit, due)}
          </p>
          <table class="table">
            <tbody>
              <tr>
                <th>{title}</th>
                <td>
                  <Money visit={visit} cents={amount ?? 0} />
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </body>
    </html>
  );
};

/** /my/invoices/<id>. Not recorded. */
export const InvoicePage = ({ visit, invoice: { id, name, stage, due, amount } }: Props) => {
  const t = portalTexts(visit);
  const path = `/my/invoices/${id}?report_type=`;
  return (
    <Frame visit={visit} title={name}>
      <div class="row mt16 o_portal_invoice_sidebar">
        <div class="col-lg-auto d-print-none">
          <div class="card bg-white mb-4" id="sidebar_content">
            <h2 class="mb-0 text-center">
              <Money visit={visit} cents={amount ?? 0} />
            </h2>
            {due && stage !== "Paid" && <div class="small o_portal_sidebar_timeago" datetime={due}></div>}
            <div class="o_download_pdf btn-toolbar">
              <a class="btn btn-secondary o_download_btn" title={t.download} href={`${path}pdf&download=true`}>
                {t.download}
              </a>{" "}
              <a class="btn btn-secondary o_print_btn o_portal_invoice_print" title={t.print} href={`${path}pdf`}>
                {t.print}
              </a>
            </div>
          </div>
        </div>
        <div id="invoice_content" class="col-12 col-lg justify-content-end">
          <iframe
            id="invoice_html"
            class="o_invoice_html"
            title={fill(t.invoice.title, { name })}
            src={`${path}html`}
          ></iframe>
        </div>
      </div>
    </Frame>
  );
};
