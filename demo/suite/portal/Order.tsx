/** @jsxImportSource hono/jsx */
import { dayText } from "#demo/server/format.ts";
import { isOpen, type Order } from "#demo/server/portal/orders/order.ts";
import type { OrderView } from "#demo/server/portal/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { PaymentAlert } from "../payment/Status.tsx";
import { Money } from "../shop/Price.tsx";
import { Frame } from "./Frame.tsx";
import { OrderDetails } from "./OrderDetails.tsx";
import { AcceptModal, DeclineModal, PayModal } from "./OrderModals.tsx";
import { portalTexts } from "./texts.ts";

interface Part {
  readonly visit: Visit;
  readonly view: OrderView;
}

function messageOf({ visit, view: { order, message, methods } }: Part): string | undefined {
  const t = portalTexts(visit).order;
  if (order.state === "cancel") return t.canceled;
  if (message !== "sign_ok") return message === "cant_reject" ? t.rejectedLate : undefined;
  if (methods) return t.unpaid;
  return order.state === "sale" ? t.confirmed : t.signed;
}

const Buttons = ({ visit, view: { order, methods } }: Part) => {
  const t = portalTexts(visit).order;
  return isOpen(order) || methods ? (
    <a role="button" class="btn btn-primary btn-block mb8" data-toggle="modal" data-target="#modalaccept" href="#">
      {methods ? t.pay : order.must_pay ? t.acceptAndPay : t.acceptAndSign}
    </a>
  ) : null;
};

const Sidebar = ({ visit, view }: Part) => {
  const { order, totals } = view;
  const t = portalTexts(visit);
  const pdf = `/my/orders/${order.id}?access_token=${order.token}&report_type=pdf`;
  return (
    <div class="col-lg-auto d-print-none">
      <div class="card bg-white mb-4" id="sidebar_content">
        <div class="card-body text-center pb-2 pt-3">
          <h2 class="mb-0">
            <b data-id="total_amount">
              <Money visit={visit} cents={totals.total} />
            </b>
          </h2>
        </div>
        <ul class="list-group list-group-flush">
          <li class="list-group-item flex-grow-1">
            <Buttons visit={visit} view={view} />
            <div class="o_download_pdf btn-toolbar">
              <a class="btn btn-secondary o_download_btn" title={t.download} href={`${pdf}&download=true`}>
                {t.download}
              </a>{" "}
              <a
                class="btn btn-secondary o_print_btn o_portal_invoice_print"
                title={t.print}
                target="_blank"
                href={pdf}
              >
                {t.print}
              </a>
            </div>
          </li>
          <li class="navspy list-group-item pl-0 flex-grow-1" role="complementary">
            <ul class="nav flex-column bs-sidenav"></ul>
          </li>
        </ul>
      </div>
    </div>
  );
};

const Signed = ({ visit, order }: Pick<Part, "visit"> & { order: Order }) =>
  order.signature ? (
    <section id="signature">
      <h3>{portalTexts(visit).order.signature}</h3>
      <img
        class="o_signature"
        alt={portalTexts(visit).order.signature}
        src={`data:image/png;base64,${order.signature}`}
      />
      <p>{order.signed_by}</p>
    </section>
  ) : null;

const Options = ({ visit, view: { order, options } }: Part) => {
  const t = portalTexts(visit).order;
  return options.length > 0 && isOpen(order) ? (
    <section>
      <h3>{t.options}</h3>
      <div class="table-responsive">
        <table class="table table-sm">
          <thead>
            <tr>
              <th class="text-left">{t.product}</th>
              <th class="text-right">{t.price}</th>
              <th></th>
            </tr>
          </thead>
          <tbody>
            {options.map(({ id, name, price }) => (
              <tr>
                <td>{name}</td>
                <td class="text-right">
                  <Money visit={visit} cents={price} />
                </td>
                <td class="text-center">
                  <a
                    class="mb8"
                    aria-label={t.addToCart}
                    title={t.addToCart}
                    href={`/my/orders/${order.id}/add_option/${id}?access_token=${order.token}`}
                  >
                    <span class="fa fa-shopping-cart"></span> {t.add}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  ) : null;
};

const Quotation = ({ visit, view }: Part) => {
  const { order } = view;
  const t = portalTexts(visit);
  return (
    <div class="card pb-5">
      <div id="introduction" class="pb-2 pt-3 card-header bg-white">
        <h2 class="my-0">
          <span>{t.stages[order.state === "sale" ? "Sales Order" : "Quotation"]}</span> <em>{order.name}</em>
        </h2>
      </div>
      <div class="card-body">
        <div id="informations">
          <strong>{t.order.date}</strong> <span>{dayText(visit, order.date)}</span>
          <p>{order.partner}</p>
        </div>
        <OrderDetails visit={visit} view={view} />
        <Signed visit={visit} order={order} />
        <Options visit={visit} view={view} />
      </div>
    </div>
  );
};

const Communication = ({ visit, view: { order, byToken } }: Part) => (
  <div id="sale_order_communication" class="mt-4">
    <h2>{portalTexts(visit).order.communication}</h2>
    <div
      id="discussion"
      class="d-print-none o_portal_chatter o_not_editable p-0"
      data-token={byToken ? order.token : undefined}
      data-res_model="sale.order"
      data-res_id={order.id}
      data-pager_step="10"
      data-allow_composer="1"
    ></div>
  </div>
);

/** /my/orders/<id>. */
export const OrderPage = ({ visit, view }: Part) => {
  const { order, payment, methods } = view;
  const t = portalTexts(visit).order;
  const message = messageOf({ visit, view });
  return (
    <Frame visit={visit} title={order.name}>
      {/* A nested body, as the suite writes it: the browser moves its attributes to the page's body. */}
      <body data-spy="scroll" data-target=".navspy" data-offset="50"></body>
      <div class="row mt16 o_portal_sale_sidebar">
        <Sidebar visit={visit} view={view} />
        <div id="quote_content" class="col-12 col-lg justify-content-end">
          {isOpen(order) && <AcceptModal visit={visit} view={view} />}
          {isOpen(order) && <DeclineModal visit={visit} order={order} />}
          {methods && <PayModal visit={visit} view={view} methods={methods} />}
          {message && (
            <div
              class={`alert ${order.state === "sale" || order.signature ? "alert-success" : "alert-warning"} d-print-none`}
              role="status"
            >
              {order.signature && <strong>{t.thanks} </strong>}
              {message}
            </div>
          )}
          {payment && <PaymentAlert visit={visit} transaction={payment} />}
          <Quotation visit={visit} view={view} />
          {(isOpen(order) || methods) && (
            <div class="row justify-content-center text-center d-print-none pt-1 pb-4">
              <Buttons visit={visit} view={view} />{" "}
              {isOpen(order) && (
                <a role="button" class="btn btn-danger" data-toggle="modal" data-target="#modaldecline" href="#">
                  {t.reject}
                </a>
              )}
            </div>
          )}
          <Communication visit={visit} view={view} />
        </div>
      </div>
    </Frame>
  );
};
