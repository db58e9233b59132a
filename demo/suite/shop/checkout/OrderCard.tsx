/** @jsxImportSource hono/jsx */
import type { Cart } from "#demo/server/shop/cart.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Money } from "../Price.tsx";
import { shopTexts } from "../texts.ts";
import { Totals } from "../Totals.tsx";

/** Order beside the forms of the checkout. */
export const OrderCard = ({ visit, cart }: { visit: Visit; cart: Cart }) => {
  const t = shopTexts(visit);
  return (
    <div class="card">
      <div class="card-body">
        <table class="table table-striped table-sm" id="cart_products">
          <thead>
            <tr>
              <th>{t.product}</th>
              <th class="td-qty">{t.quantity}</th>
              <th class="td-price">{t.price}</th>
            </tr>
          </thead>
          <tbody>
            {cart.lines.map(({ display_name, quantity, price }) => (
              <tr>
                <td class="td-product_name">
                  <strong>{display_name}</strong>
                </td>
                <td class="td-qty">{quantity}</td>
                <td class="td-price">
                  <Money visit={visit} cents={price} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Totals visit={visit} cart={cart} />
      </div>
    </div>
  );
};
