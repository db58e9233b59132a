/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";
import type { PaymentMethods } from "#demo/server/payment/pages.ts";
import { type Order, pathOf } from "#demo/server/portal/orders/order.ts";
import type { OrderView } from "#demo/server/portal/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Methods } from "../payment/Methods.tsx";
import { TestCards } from "../payment/TestCards.tsx";
import { Amount } from "./OrderTotals.tsx";

const Head = ({ children }: PropsWithChildren) => (
  <header class="modal-header">
    <h4 class="modal-title">{children}</h4>
    <button type="button" class="close" data-dismiss="modal" aria-label="Close">
      ×
    </button>
  </header>
);

const Terms = ({ view: { order, totals } }: { view: OrderView }) => (
  <ul>
    <li>
      Accepted on the behalf of: <b>{order.partner}</b>
    </li>
    <li>
      For an amount of:{" "}
      <b data-id="total_amount">
        <Amount cents={totals.total} />
      </b>
    </li>
  </ul>
);

/** Dialog to sign the order. */
export const AcceptModal = ({ visit, view }: { visit: Visit; view: OrderView }) => {
  const { order } = view;
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
          <Head>Validate Order</Head>
          <div class="modal-body" id="sign-dialog">
            <p>By signing this proposal, I agree to the following terms:</p>
            <Terms view={view} />
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
  const route = `/my/orders/${id}/transaction/`;
  return (
    <div role="dialog" class="modal fade" id="modalaccept">
      <div class="modal-dialog modal-content">
        <Head>Validate Order</Head>
        <div class="modal-body" id="sign-dialog">
          <p>By paying this proposal, I agree to the following terms:</p>
          <Terms view={view} />
          <div id="payment_method" class="text-left">
            <h3 class="mb24">Pay with</h3>
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
                  <i class="fa fa-lock"></i> Pay &amp; Confirm
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

export const DeclineModal = ({ visit, order }: { visit: Visit; order: Order }) => (
  <div role="dialog" class="modal fade" id="modaldecline">
    <div class="modal-dialog">
      <form
        id="decline"
        method="post"
        class="modal-content"
        action={`/my/orders/${order.id}/decline?access_token=${order.token}`}
      >
        <input type="hidden" name="csrf_token" value={visit.formToken} />
        <Head>Reject This Quotation</Head>
        <div class="modal-body">
          <p>Tell us why you are refusing this quotation, this will help us improve our services.</p>
          <textarea
            rows={4}
            name="decline_message"
            required
            placeholder="Your feedback..."
            aria-label="Your feedback"
            class="form-control"
          ></textarea>
        </div>
        <footer class="modal-footer">
          <button type="submit" class="btn btn-danger">
            Reject
          </button>
          <button type="button" class="btn btn-primary" data-dismiss="modal">
            Cancel
          </button>
        </footer>
      </form>
    </div>
  </div>
);
