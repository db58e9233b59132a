/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";
import { type Link, linkEnd, linkPath } from "#demo/server/payment/link.ts";
import type { PaymentMethods } from "#demo/server/payment/pages.ts";
import type { Transaction } from "#demo/server/payment/transaction.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Money } from "../shop/Price.tsx";
import { Methods, PayButton } from "./Methods.tsx";
import { PaymentAlert } from "./Status.tsx";
import { TestCards } from "./TestCards.tsx";
import { paymentTexts } from "./texts.ts";

type FrameProps = PropsWithChildren<{ readonly visit: Visit; readonly link: Link }>;

const Frame = ({ visit, link: { reference, amount }, children }: FrameProps) => {
  const t = paymentTexts(visit);
  return (
    <div class="wrap">
      <div class="container mt32 o_website_payment">
        <h1>{t.payment}</h1>
        <div class="row mb32">
          <div class="col-lg-7">
            <p>
              <b>{t.linkReference}</b> <bdi>{reference}</bdi>
            </p>
            <p>
              <b>{t.linkAmount}</b>{" "}
              <bdi>
                <Money visit={visit} cents={amount} />
              </bdi>
            </p>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
};
export const LinkPage = ({ visit, link, methods }: { visit: Visit; link: Link; methods: PaymentMethods }) => (
  <Frame visit={visit} link={link}>
    <Methods
      visit={visit}
      mode="payment"
      methods={methods}
      action={`/website_payment/token/v2/${linkEnd(link)}`}
      prepareUrl={`/website_payment/transaction/v2/${linkEnd(link)}`}
      returnUrl={linkPath(link)}
    >
      <PayButton visit={visit} cents={link.amount} />
    </Methods>
    <TestCards visit={visit} />
  </Frame>
);

/** Result of a payment by link. */
export const LinkPaidPage = ({ visit, payment }: { visit: Visit; payment: Transaction }) => (
  <Frame visit={visit} link={payment}>
    <PaymentAlert visit={visit} transaction={payment} />
  </Frame>
);
