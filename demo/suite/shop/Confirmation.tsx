/** @jsxImportSource hono/jsx */
import type { Transaction } from "#demo/server/payment/transaction.ts";
import type { Checkout } from "#demo/server/shop/checkout.ts";
import type { Visit } from "#demo/server/visit.ts";
import { StatusBlock } from "../payment/Status.tsx";
import { acquirerName } from "../payment/texts.ts";
import { OrderSummary } from "./OrderSummary.tsx";
import { Money } from "./Price.tsx";
import { shopTexts } from "./texts.ts";

interface ConfirmationProps {
  readonly visit: Visit;
  readonly checkout: Checkout;
  readonly payment: Transaction | undefined;
}

/** /shop/confirmation. */
export const ConfirmationPage = ({ visit, checkout, payment }: ConfirmationProps) => {
  const t = shopTexts(visit);
  return (
    <div id="wrap">
      <div class="container oe_website_sale py-2">
        <h1>
          <span>{t.placed}</span> <em>{checkout.cart.name}</em>
        </h1>
        <div class="row">
          <div class="col-12 col-xl">
            <div class="oe_cart">
              <h2 class="h4 text-left mt-3">
                <strong>{t.paymentInformation}</strong>
              </h2>
              <table class="table">
                <tbody>
                  <tr>
                    <td colspan={2}>
                      {payment && acquirerName(visit, { ...payment, name: payment.acquirer ?? payment.provider })}
                    </td>
                    <td class="text-right">
                      <strong>{t.total}</strong>
                    </td>
                    <td class="text-right">
                      <strong>
                        <Money visit={visit} cents={checkout.totals.total} />
                      </strong>
                    </td>
                  </tr>
                </tbody>
              </table>
              {payment && <StatusBlock visit={visit} transaction={payment} />}
            </div>
          </div>
          <div class="col-12 col-xl-auto">
            <OrderSummary visit={visit} checkout={checkout} />
          </div>
        </div>
      </div>
    </div>
  );
};
