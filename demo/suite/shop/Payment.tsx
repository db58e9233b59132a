/** @jsxImportSource hono/jsx */
import type { PaymentMethods } from "#demo/server/payment/pages.ts";
import type { Checkout } from "#demo/server/shop/checkout.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Methods, PayButton } from "../payment/Methods.tsx";
import { TestCards } from "../payment/TestCards.tsx";
import { shopLink } from "./address.ts";
import { OrderSummary } from "./OrderSummary.tsx";
import { Money } from "./Price.tsx";
import { LastStep } from "./Steps.tsx";
import { shopTexts } from "./texts.ts";

const Delivery = ({ visit, checkout: { carriers, carrier } }: { visit: Visit; checkout: Checkout }) => {
  const t = shopTexts(visit);
  return (
    <div id="delivery_carrier">
      <h2 class="h4 mb24">{t.chooseDelivery}</h2>
      <div class="card border-0" id="delivery_method" role="radiogroup" aria-label={t.chooseDelivery}>
        <ul class="list-group">
          {carriers.map(({ id, name, price }) => (
            <li class="list-group-item">
              <input
                type="radio"
                name="delivery_type"
                value={String(id)}
                id={`delivery_${id}`}
                checked={id === carrier?.id}
                class=""
              />{" "}
              <label class="label-optional" for={`delivery_${id}`}>
                {name}
              </label>{" "}
              <span class="float-right badge badge-secondary">
                {price ? <Money visit={visit} cents={price} /> : t.free}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

/** Without scripts its first method places the order. The terms are above the button, unlike on the suite's page. */
const PaymentForm = ({ visit, methods, total }: { visit: Visit; methods: PaymentMethods; total: number }) => {
  const t = shopTexts(visit);
  return (
    <Methods
      visit={visit}
      mode="payment"
      methods={methods}
      action="/shop/payment/token"
      prepareUrl="/shop/payment/transaction/"
      returnUrl="/shop/payment/validate"
    >
      <div class="custom-control custom-checkbox mt-2 oe_accept_cgv_button">
        <input type="checkbox" id="checkbox_cgv" class="custom-control-input" />{" "}
        <label for="checkbox_cgv" class="custom-control-label">
          {t.agree}{" "}
          <a target="_blank" href={shopLink(visit, "/terms")}>
            {t.termsAndConditions}
          </a>
        </label>
      </div>
      <div class="float-right mt-2">
        <PayButton visit={visit} cents={total} />
      </div>
      <div class="float-left mt-2">
        <a role="button" href={shopLink(visit, "/cart")} class="btn btn-secondary">
          <i class="fa fa-chevron-left"></i> {t.returnToCart}
        </a>
      </div>
    </Methods>
  );
};

interface PaymentProps {
  readonly visit: Visit;
  readonly checkout: Checkout;
  readonly methods: PaymentMethods;
}

/** /shop/payment. */
export const PaymentPage = ({ visit, checkout, methods }: PaymentProps) => {
  const t = shopTexts(visit);
  return (
    <div id="wrap">
      <div class="container oe_website_sale py-2">
        <h1 class="sr-only">{t.confirm}</h1>
        <div class="row">
          <div class="col-12">
            <LastStep visit={visit} />
          </div>
          <div class="col-12 col-xl-auto order-xl-2">
            <OrderSummary visit={visit} checkout={checkout} returnTo={shopLink(visit, "/payment")} />
          </div>
          <div class="col-12 col-xl order-xl-1 oe_cart">
            <Delivery visit={visit} checkout={checkout} />
            <div id="payment_method" class="mt-3">
              <h2 class="h4 mb24">{t.payWith}</h2>
              <PaymentForm visit={visit} methods={methods} total={checkout.totals.total} />
            </div>
            <TestCards visit={visit} />
          </div>
        </div>
      </div>
    </div>
  );
};

/** /shop/terms */
export const TermsPage = ({ visit }: { visit: Visit }) => {
  const t = shopTexts(visit);
  return (
    <div id="wrap">
      <div class="container">
        <h1>{t.termsTitle}</h1>
        {t.termsText.map((text) => (
          <p>{text}</p>
        ))}
      </div>
    </div>
  );
};
