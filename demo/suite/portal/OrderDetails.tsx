/** @jsxImportSource hono/jsx */
import { amountText, isOpen, type Order, type OrderLine, subtotalOf } from "#demo/server/portal/orders/order.ts";
import type { OrderView } from "#demo/server/portal/pages.ts";
import { Amount, OrderTotals } from "./OrderTotals.tsx";

const Step = ({ path, sign, label }: { path: string; sign: string; label: string }) => (
  <span class="input-group-text">
    <a class="mb8 js_update_line_json" aria-label={label} title={label} href={path}>
      <span class={`fa fa-${sign}`}></span>
    </a>
  </span>
);

const Line = ({ order, line }: { order: Order; line: OrderLine }) => {
  const path = `/my/orders/${order.id}/update_line/${line.id}?access_token=${order.token}`;
  const mayChange = line.is_option && isOpen(order);
  return (
    <tr>
      <td id="product_name">
        <span>{line.name}</span>
      </td>
      <td class="text-right">
        {mayChange ? (
          <div class="input-group oe_website_spinner">
            <div class="input-group-prepend d-print-none">
              <Step path={`${path}&remove=True`} sign="minus" label="Remove one" />
            </div>
            <input
              type="text"
              class="js_quantity form-control"
              data-id={line.id}
              value={line.quantity.toFixed(1)}
              aria-label="Quantity"
            />
            <div class="input-group-append d-print-none">
              <Step path={path} sign="plus" label="Add one" />
            </div>
          </div>
        ) : (
          <span>{line.quantity.toFixed(3)}</span>
        )}
      </td>
      <td class="text-right">{amountText(line.price)}</td>
      <td class="text-right">
        <span class="oe_order_line_price_subtotal">
          <Amount cents={subtotalOf(line)} />
        </span>
      </td>
      <td class="text-center">
        {mayChange && (
          <a
            class="mb8 js_update_line_json d-print-none"
            aria-label="Remove"
            title="Remove"
            href={`${path}&unlink=True`}
          >
            <span class="fa fa-trash-o"></span>
          </a>
        )}
      </td>
    </tr>
  );
};

/** Lines and totals; customers may change added options. */
export const OrderDetails = ({ view: { order, lines, totals } }: { view: OrderView }) => (
  <section id="details" class="mt32">
    <h3 id="details-title">Details</h3>
    <div class="table-responsive">
      <table class="table table-sm" id="sales_order_table">
        <thead class="bg-100">
          <tr>
            <th class="text-left">Products</th>
            <th class="text-right">Quantity</th>
            <th class="text-right">Unit Price</th>
            <th class="text-right">Amount</th>
            <th></th>
          </tr>
        </thead>
        <tbody class="sale_tbody">
          {lines.map((line) => (
            <Line order={order} line={line} />
          ))}
        </tbody>
      </table>
    </div>
    <div id="total" class="row">
      <div class="col-sm-7 col-md-5 ml-auto">
        <OrderTotals totals={totals} />
      </div>
    </div>
  </section>
);
