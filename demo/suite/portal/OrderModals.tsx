/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";
import type { PaymentMethods } from "#demo/server/payment/pages.ts";
import { type Order, pathOf } from "#demo/server/portal/orders/order.ts";
import type { OrderView } from "#demo/server/portal/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Methods } from "../payment/Methods.tsx";
import { TestCards } from "../payment/TestCards.tsx";
import { Money } from "../shop/Price.tsx";
import { portalTexts } from "./texts.ts";

const Head = ({ visit, children }: PropsWithChildren<{ visit: Visit }>) => (
  <header class="modal-header">
    <h4 class="modal-title">{children}</h4>
    <button type="button" class="close" data-dismiss="modal" aria-label={portalTexts(visit).order.close}>
      ×
    </button>
  </header>
);

const Terms = ({ visit, view: { order, totals } }: { visit: Visit; view: OrderView }) => (
  <ul>
    <li>
      {portalTexts(visit).order.onBehalfOf} <b>{order.partner}</b>
    </li>
    <li>
      {portalTexts(visit).order.forAmount}{" "}
      <b data-id="total_amount">
        <Money visit={visit} cents={totals.total} />
      </b>
    </li>
  </ul>
);

/** Dialog to sign the order. */
export const AcceptModal = ({ visit, view }: { visit: Visit; view: OrderView }) => {
  const { order } = view;
  const t = portalTexts(visit).order;
  return (
    <div role="dialog" class="modal fade" id="modalaccept">
      <div class="modal-dialog">
        <form
          id="accept"
          method="post"
          class="js_accept_json modal-content js_website_submit_form"
          data-order-id={order.id}
          data-token={order.token}
        >
          <input type="hidden" name="csrf_token" value={visit.formToken} />
          <Head visit={visit}>{t.validate}</Head>
          <div class="modal-body" id="sign-dialog">
            <p>{t.bySigning}</p>
            <Terms visit={visit} view={view} />
            <div
              class="o_portal_signature_form"
              data-partner-name={order.partner}
              data-res-model="sale.order"
              data-res-id={order.id}
              data-call-url={`/my/orders/${order.id}/accept?access_token=${order.token}`}
              data-access-token={order.token}
            ></div>
          </div>
        </form>
      </div>
    </div>
  );
};

interface PayModalProps {
  readonly visit: Visit;
  readonly view: OrderView;
  readonly methods: PaymentMethods;
}

/** Dialog to pay the signed order. */
export const PayModal = ({ visit, view, methods }: PayModalProps) => {
  const { id, token } = view.order;
  const t = portalTexts(visit).order;
  const route = `/my/orders/${id}/transaction/`;
  return (
    <div role="dialog" class="modal fade" id="modalaccept">
      <div class="modal-dialog modal-content">
        <Head visit={visit}>{t.validate}</Head>
        <div class="modal-body" id="sign-dialog">
          <p>{t.byPaying}</p>
          <Terms visit={visit} view={view} />
          <div id="payment_method" class="text-left">
            <h3 class="mb24">{t.payWith}</h3>
            <Methods
              visit={visit}
              mode="payment"
              methods={methods}
              action={`${route}token?access_token=${token}`}
              prepareUrl={`${route}?access_token=${token}`}
              accessToken={token}
              returnUrl={pathOf(view.order)}
            >
              <div class="float-right mt-2">
                <button id="o_payment_form_pay" type="submit" class="btn btn-primary btn-lg mb8 mt8">
                  <i class="fa fa-lock"></i> {t.payAndConfirm}
                </button>
              </div>
            </Methods>
            <TestCards visit={visit} />
          </div>
        </div>
      </div>
    </div>
  );
};

export const DeclineModal = ({ visit, order }: { visit: Visit; order: Order }) => {
  const t = portalTexts(visit).order;
  return (
    <div role="dialog" class="modal fade" id="modaldecline">
      <div class="modal-dialog">
        <form
          id="decline"
          method="post"
          class="modal-content"
          action={`/my/orders/${order.id}/decline?access_token=${order.token}`}
        >
          <input type="hidden" name="csrf_token" value={visit.formToken} />
          <Head visit={visit}>{t.rejectQuotation}</Head>
          <div class="modal-body">
            <p>{t.whyRefuse}</p>
            <textarea
              rows={4}
              name="decline_message"
              required
              placeholder={t.feedbackHint}
              aria-label={t.feedback}
              class="form-control"
            ></textarea>
          </div>
          <footer class="modal-footer">
            <button type="submit" class="btn btn-danger">
              {t.reject}
            </button>
            <button type="button" class="btn btn-primary" data-dismiss="modal">
              {t.cancel}
            </button>
          </footer>
        </form>
      </div>
    </div>
  );
};
