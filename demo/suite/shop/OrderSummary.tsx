/** @jsxImportSource hono/jsx */
import { float } from "#demo/server/python.ts";
import type { Checkout } from "#demo/server/shop/checkout.ts";
import type { Visit } from "#demo/server/visit.ts";
import { variantImage } from "./address.ts";
import { Coupon } from "./Coupon.tsx";
import { Money } from "./Price.tsx";
import { shopTexts } from "./texts.ts";
import { Totals } from "./Totals.tsx";

const Products = ({ visit, cart }: { visit: Visit; cart: Checkout["cart"] }) => {
  const t = shopTexts(visit);
  return (
    <table class="table table-striped table-sm" id="cart_products">
      <thead>
        <tr>
          <th class="border-top-0 td-img">{t.product}</th>
          <td class="border-top-0"></td>
          <th class="border-top-0 td-qty">{t.quantity}</th>
          <th class="border-top-0 text-center td-price">{t.price}</th>
        </tr>
      </thead>
      <tbody>
        {cart.lines.map(({ product_id: id, display_name: name, quantity, price }) => (
          <tr>
            <td class="td-img">
              <span>
                <img src={variantImage(id, "image_small")} class="img img-fluid rounded" alt="" />
              </span>
            </td>
            <td class="td-product_name">
              <div>
                <strong>{name}</strong>
              </div>
            </td>
            <td class="td-qty">
              <div>{float(quantity)}</div>
            </td>
            <td class="text-center td-price">
              <span>
                <Money visit={visit} cents={price} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type Ordered = Pick<Checkout, "cart" | "totals"> & {
  /** Carrier of the order; null before the step in which visitors choose one. */
  readonly carrier: Checkout["carrier"] | null;
};

/** Order beside the steps of the checkout, folded on small screens. */
export const OrderSummary = ({
  visit,
  checkout: { cart, carrier, totals },
  returnTo,
}: {
  visit: Visit;
  checkout: Ordered;
  /** Path of the redirect after a code; without it there is no field for codes. */
  returnTo?: string;
}) => {
  const t = shopTexts(visit);
  return (
    <div class="card">
      <div class="card-body p-xl-0">
        <div class="toggle_summary d-xl-none">
          <b>{t.order} </b>{" "}
          <span>
            <Money visit={visit} cents={totals.total} />
          </span>
          <span
            class="fa fa-chevron-down fa-border float-right"
            role="img"
            aria-label={t.details}
            title={t.details}
          ></span>
        </div>
        <div class="toggle_summary_div d-none d-xl-block">
          <Products visit={visit} cart={cart} />
          <Totals
            visit={visit}
            cart={{ totals }}
            delivery={carrier === null ? undefined : (carrier?.price ?? 0)}
            spread
          >
            {returnTo && <Coupon visit={visit} code={cart.code} returnTo={returnTo} />}
          </Totals>
        </div>
      </div>
    </div>
  );
};
