/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { amountText, momentText } from "#demo/server/format.ts";
import type { Transaction } from "#demo/server/payment/transaction.ts";
import type { Order } from "#demo/server/portal/orders/order.ts";
import { acquirerName } from "../payment/texts.ts";
import { signedTexts } from "./signed-texts.ts";

/** Signed or declined orders, with their payments. */
export interface Answered {
  readonly orders: readonly Order[];
  readonly payments: readonly Transaction[];
}

const Payments = ({ view, payments }: { view: View; payments: readonly Transaction[] }) => {
  const t = signedTexts[view.textLang];
  const states: Readonly<Record<string, string>> = t.states;
  return payments.length > 0 ? (
    <>
      <h3>{t.payments}</h3>
      <ul>
        {payments.map(({ reference, amount, currency, state, provider, acquirer, state_message: reason }) => (
          <li data-state={state}>
            <bdi>{reference}</bdi>: <bdi>{`${amountText(view.visit, amount)} ${currency}`}</bdi>,{" "}
            <bdi>{acquirerName(view.visit, { provider, name: acquirer ?? provider })}</bdi>, {states[state]}{" "}
            {reason && <q dir="auto">{reason}</q>}
          </li>
        ))}
      </ul>
    </>
  ) : null;
};

const Answer = ({ view, order, payments }: { view: View; order: Order; payments: readonly Transaction[] }) => {
  const t = signedTexts[view.textLang];
  const { id, name, partner, signature, signed_by, signed_on, declined } = order;
  return (
    <section data-order={id}>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <p>
        <bdi>{partner}</bdi>
      </p>
      {signature && (
        <figure>
          <img src={`data:image/png;base64,${signature}`} alt={t.signature} width="300" />
          <figcaption>
            {t.signedBy} <bdi>{signed_by}</bdi>{" "}
            {signed_on && <time datetime={signed_on.toISOString()}>{momentText(view.visit, signed_on)}</time>}
          </figcaption>
        </figure>
      )}
      {declined !== null && (
        <p>
          {t.declined} <q dir="auto">{declined}</q>
        </p>
      )}
      <Payments view={view} payments={payments} />
    </section>
  );
};

/** @param answered undefined for visitors who may not read it */
export const SignedPage = ({ view, isOurs, answered }: { view: View; isOurs: boolean; answered?: Answered }) => {
  const t = signedTexts[view.textLang];
  return (
    <div class="wrap">
      <h1>{t.title}</h1>
      <p class="lead">{!isOurs ? t.elsewhere : !answered ? t.signIn : t.lead}</p>
      {answered?.orders.length === 0 && <p>{t.nothing}</p>}
      {answered?.orders.map((order) => (
        <Answer
          view={view}
          order={order}
          payments={answered.payments.filter(({ portal_order_id }) => portal_order_id === order.id)}
        />
      ))}
    </div>
  );
};
