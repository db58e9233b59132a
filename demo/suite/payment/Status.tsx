/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import { messageOf } from "#demo/server/payment/messages.ts";
import type { Transaction, TransactionState } from "#demo/server/payment/transaction.ts";
import type { Visit } from "#demo/server/visit.ts";
import { type PaymentTexts, paymentTexts } from "./texts.ts";

const styles: Readonly<Partial<Record<TransactionState, string>>> = {
  pending: "bg-info",
  done: "bg-success",
  authorized: "bg-success",
  error: "bg-danger",
};

/** Returns the messages of the confirmation page for states without a message of the acquirer. */
const messagesOf = (t: PaymentTexts): Readonly<Partial<Record<TransactionState, string>>> => ({
  authorized: t.authorized,
  error: t.error,
});
export const StatusBlock = ({ visit, transaction }: { visit: Visit; transaction: Transaction }) => {
  const { state, order_id, provider, reference } = transaction;
  const t = paymentTexts(visit);
  const message = messagesOf(t)[state];
  return (
    <div class="oe_website_sale_tx_status mt-3" data-order-id={order_id}>
      <div class="card">
        <div class={`card-header ${styles[state] ?? ""}`}>
          {message ? <span>{message}</span> : raw(messageOf(visit, state) ?? "")}
        </div>
        {provider === "transfer" && (
          <div class="card-body bg-info-light">
            <h3>{t.details}</h3>
            <h4>{t.account}</h4>
            <ul></ul>
            <h4>{t.communication}</h4>
            <p>{t.instruction}</p>
            <div>
              <b>{t.reference} </b>
              <span>{reference}</span>
            </div>
          </div>
        )}
      </div>
    </div>
  );
};

const alerts: Readonly<Partial<Record<TransactionState, string>>> = {
  pending: "alert-warning",
  authorized: "alert-success",
  done: "alert-success",
  cancel: "alert-danger",
  error: "alert-danger",
};

/** Result of a payment, on the page of its document; nothing while the state is unknown. */
export const PaymentAlert = ({ visit, transaction }: { visit: Visit; transaction: Transaction }) => {
  const { state, state_message: reason } = transaction;
  const style = alerts[state];
  if (!style) return null;
  const t = paymentTexts(visit);
  return (
    <div class={`alert ${style} d-print-none`} role="status" data-payment={transaction.reference}>
      {state === "error" ? (
        <span>
          {t.error} {reason}
        </span>
      ) : state === "authorized" ? (
        <span>{t.authorized}</span>
      ) : (
        raw(messageOf(visit, state) ?? "")
      )}
    </div>
  );
};
