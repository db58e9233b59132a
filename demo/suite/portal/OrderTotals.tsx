/** @jsxImportSource hono/jsx */
import { amountText } from "#demo/server/portal/orders/order.ts";
import type { Totals } from "#demo/server/shop/money.ts";

export const Amount = ({ cents }: { cents: number }) => (
  <>
    ${"\u00a0"}
    <span class="oe_currency_value">{amountText(cents)}</span>
  </>
);
export const OrderTotals = ({ totals: { untaxed, taxes, total } }: { totals: Totals }) => (
  <table class="table table-sm">
    <tr class="border-black">
      <td>
        <strong>Subtotal</strong>
      </td>
      <td class="text-right">
        <span data-id="total_untaxed">
          <Amount cents={untaxed} />
        </span>
      </td>
    </tr>
    <tr>
      <td>Taxes</td>
      <td class="text-right">
        <span>
          <Amount cents={taxes} />
        </span>
      </td>
    </tr>
    <tr class="border-black">
      <td>
        <strong>Total</strong>
      </td>
      <td class="text-right">
        <span data-id="total_amount">
          <Amount cents={total} />
        </span>
      </td>
    </tr>
  </table>
);
