/** @jsxImportSource hono/jsx */
import { isOpen, type Order } from "#demo/server/portal/orders/order.ts";
import type { OrderView } from "#demo/server/portal/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { PaymentAlert } from "../payment/Status.tsx";
import { Frame } from "./Frame.tsx";
import { OrderDetails } from "./OrderDetails.tsx";
import { AcceptModal, DeclineModal, PayModal } from "./OrderModals.tsx";
import { Amount } from "./OrderTotals.tsx";

const alerts: Readonly<Record<string, string>> = {
  cant_reject: "Your order is not in a state to be rejected.",
};
function messageOf({ order, message, methods }: OrderView): string | undefined {
  if (order.state === "cancel") return "This quotation has been canceled.";
  if (message !== "sign_ok") return alerts[message];
  if (methods) return "Your order has been signed but still needs to be paid to be confirmed.";
  return order.state === "sale" ? "Your order has been confirmed." : "Your order has been signed.";
}

const Buttons = ({ view: { order, methods } }: { view: OrderView }) =>
  isOpen(order) || methods ? (
    <a role="button" class="btn btn-primary btn-block mb8" data-toggle="modal" data-target="#modalaccept" href="#">
      {methods ? "Pay now" : order.must_pay ? "Accept & Pay" : "Accept & Sign"}
    </a>
  ) : null;

const Sidebar = ({ view }: { view: OrderView }) => {
  const { order, totals } = view;
  const pdf = `/my/orders/${order.id}?access_token=${order.token}&report_type=pdf`;
  return (
    <div class="col-lg-auto d-print-none">
      <div class="card bg-white mb-4" id="sidebar_content">
        <div class="card-body text-center pb-2 pt-3">
          <h2 class="mb-0">
            <b data-id="total_amount">
              <Amount cents={totals.total} />
            </b>
          </h2>
        </div>
        <ul class="list-group list-group-flush">
          <li class="list-group-item flex-grow-1">
            <Buttons view={view} />
            <div class="o_download_pdf btn-toolbar">
              <a class="btn btn-secondary o_download_btn" title="Download" href={`${pdf}&download=true`}>
                Download
              </a>{" "}
              <a class="btn btn-secondary o_print_btn o_portal_invoice_print" title="Print" target="_blank" href={pdf}>
                Print
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

const Signed = ({ order }: { order: Order }) =>
  order.signature ? (
    <section id="signature">
      <h3>Signature</h3>
      <img class="o_signature" alt="Signature" src={`data:image/png;base64,${order.signature}`} />
      <p>{order.signed_by}</p>
    </section>
  ) : null;

const Options = ({ view: { order, options } }: { view: OrderView }) =>
  options.length > 0 && isOpen(order) ? (
    <section>
      <h3>Optional Products</h3>
      <div class="table-responsive">
        <table class="table table-sm">
          <thead>
            <tr>
              <th class="text-left">Product</th>
              <th class="text-right">Price</th>
              <th></th>
            </tr>
          </thead>
          <tbody>
            {options.map(({ id, name, price }) => (
              <tr>
                <td>{name}</td>
                <td class="text-right">
                  <Amount cents={price} />
                </td>
                <td class="text-center">
                  <a
                    class="mb8"
                    aria-label="Add to cart"
                    title="Add to cart"
                    href={`/my/orders/${order.id}/add_option/${id}?access_token=${order.token}`}
                  >
                    <span class="fa fa-shopping-cart"></span> Add
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  ) : null;

const Quotation = ({ view }: { view: OrderView }) => {
  const { order } = view;
  return (
    <div class="card pb-5">
      <div id="introduction" class="pb-2 pt-3 card-header bg-white">
        <h2 class="my-0">
          <span>{order.state === "sale" ? "Sales Order" : "Quotation"}</span> <em>{order.name}</em>
        </h2>
      </div>
      <div class="card-body">
        <div id="informations">
          <strong>Date:</strong> <span>{order.date}</span>
          <p>{order.partner}</p>
        </div>
        <OrderDetails view={view} />
        <Signed order={order} />
        <Options view={view} />
      </div>
    </div>
  );
};

const Communication = ({ order, byToken }: Pick<OrderView, "order" | "byToken">) => (
  <div id="sale_order_communication" class="mt-4">
    <h2>Communication</h2>
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
export const OrderPage = ({ visit, view }: { visit: Visit; view: OrderView }) => {
  const { order, byToken, payment, methods } = view;
  const message = messageOf(view);
  return (
    <Frame visit={visit} title={order.name}>
      {/* A nested body, as the suite writes it: the browser moves its attributes to the page's body. */}
      <body data-spy="scroll" data-target=".navspy" data-offset="50"></body>
      <div class="row mt16 o_portal_sale_sidebar">
        <Sidebar view={view} />
        <div id="quote_content" class="col-12 col-lg justify-content-end">
          {isOpen(order) && <AcceptModal visit={visit} view={view} />}
          {isOpen(order) && <DeclineModal visit={visit} order={order} />}
          {methods && <PayModal visit={visit} view={view} methods={methods} />}
          {message && (
            <div
              class={`alert ${order.state === "sale" || order.signature ? "alert-success" : "alert-warning"} d-print-none`}
              role="status"
            >
              {order.signature && <strong>Thank You! </strong>}
              {message}
            </div>
          )}
          {payment && <PaymentAlert visit={visit} transaction={payment} />}
          <Quotation view={view} />
          {(isOpen(order) || methods) && (
            <div class="row justify-content-center text-center d-print-none pt-1 pb-4">
              <Buttons view={view} />{" "}
              {isOpen(order) && (
                <a role="button" class="btn btn-danger" data-toggle="modal" data-target="#modaldecline" href="#">
                  Reject
                </a>
              )}
            </div>
          )}
          <Communication order={order} byToken={byToken} />
        </div>
      </div>
    </Frame>
  );
};
