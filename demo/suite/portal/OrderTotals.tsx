/** @jsxImportSource hono/jsx */
import type { Totals } from "#demo/server/shop/money.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Money } from "../shop/Price.tsx";
import { portalTexts } from "./texts.ts";

interface TotalsProps {
  readonly visit: Visit;
  readonly totals: Totals;
}

export const OrderTotals = ({ visit, totals: { untaxed, taxes, total } }: TotalsProps) => {
  const t = portalTexts(visit);
  return (
    <table class="table table-sm">
      <tr class="border-black">
        <td>
          <strong>{t.order.subtotal}</strong>
        </td>
        <td class="text-right">
          <span data-id="total_untaxed">
            <Money visit={visit} cents={untaxed} />
          </span>
        </td>
      </tr>
      <tr>
        <td>{t.order.taxes}</td>
        <td class="text-right">
          <span>
            <Money visit={visit} cents={taxes} />
          </span>
        </td>
      </tr>
      <tr class="border-black">
        <td>
          <strong>{t.total}</strong>
        </td>
        <td class="text-right">
          <span data-id="total_amount">
            <Money visit={visit} cents={total} />
          </span>
        </td>
      </tr>
    </table>
  );
};
