/** @jsxImportSource hono/jsx */
import { amountText, numberText } from "#demo/server/format.ts";
import { isOpen, type OrderLine, subtotalOf } from "#demo/server/portal/orders/order.ts";
import type { OrderView } from "#demo/server/portal/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Money } from "../shop/Price.tsx";
import { OrderTotals } from "./OrderTotals.tsx";
import { portalTexts } from "./texts.ts";

const Step = ({ path, sign, label }: { path: string; sign: string; label: string }) => (
  <span class="input-group-text">
    <a class="mb8 js_update_line_json" aria-label={label} title={label} href={path}>
      <span class={`fa fa-${sign}`}></span>
    </a>
  </span>
);

interface Part {
  readonly visit: Visit;
  readonly view: OrderView;
}

const mayChange = ({ order }: OrderView, line: OrderLine): boolean => line.is_option && isOpen(order);

const Line = ({ visit, view, line }: Part & { readonly line: OrderLine }) => {
  const { order, lines } = view;
  const t = portalTexts(visit).order;
  const path = `/my/orders/${order.id}/update_line/${line.id}?access_token=${order.token}`;
  const quantity = numberText(visit, line.quantity, { useGrouping: false });
  const isChangeable = mayChange(view, line);
  return (
    <tr>
      <td id="product_name">
        <span>{line.name}</span>
      </td>
      <td class="text-right">
        {isChangeable ? (
          <div class="input-group oe_website_spinner">
            <div class="input-group-prepend d-print-none">
              <Step path={`${path}&remove=True`} sign="minus" label={t.removeOne} />
            </div>
            <input
              type="text"
              class="js_quantity form-control"
              data-id={line.id}
              value={quantity}
              aria-label={t.quantity}
            />
            <div class="input-group-append d-print-none">
              <Step path={path} sign="plus" label={t.addOne} />
            </div>
          </div>
        ) : (
          <span>{quantity}</span>
        )}
      </td>
      <td class="text-right">{amountText(visit, line.price)}</td>
      <td class="text-right">
        <span class="oe_order_line_price_subtotal">
          <Money visit={visit} cents={subtotalOf(line)} />
        </span>
      </td>
      {lines.some((each) => mayChange(view, each)) && (
        <td class="text-center">
          {isChangeable && (
            <a
              class="mb8 js_update_line_json d-print-none"
              aria-label={t.remove}
              title={t.remove}
              href={`${path}&unlink=True`}
            >
              <span class="fa fa-trash-o"></span>
            </a>
          )}
        </td>
      )}
    </tr>
  );
};

/** Lines and totals; customers may change added options. */
export const OrderDetails = ({ visit, view }: Part) => {
  const t = portalTexts(visit).order;
  return (
    <section id="details" class="mt32">
      <h3 id="details-title">{t.details}</h3>
      <div class="table-responsive">
        <table class="table table-sm" id="sales_order_table">
          <thead class="bg-100">
            <tr>
              <th class="text-left">{t.products}</th>
              <th class="text-right">{t.quantity}</th>
              <th class="text-right">{t.unitPrice}</th>
              <th class="text-right">{t.amount}</th>
              {view.lines.some((line) => mayChange(view, line)) && <th></th>}
            </tr>
          </thead>
          <tbody class="sale_tbody">
            {view.lines.map((line) => (
              <Line visit={visit} view={view} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      <div id="total" class="row">
        <div class="col-sm-7 col-md-5 ml-auto">
          <OrderTotals visit={visit} totals={view.totals} />
        </div>
      </div>
    </section>
  );
};
