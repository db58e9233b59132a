import { ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";
import type { LineAnswer, OrderLineRef } from "../api/order-lines.ts";
import { fieldOf } from "./order-lines.markup.ts";

const rowOf = (host: Element, lineId: number): Element | null | undefined =>
  fieldOf(host, lineId)?.closest("tr,[data-line-id]");

function write(elements: Iterable<Element>, text: string | undefined): void {
  if (text === undefined) return;
  for (const element of elements) element.textContent = text;
}

/** Writes the amounts of a row into their cells; without such cells, into the last amount of the row. */
function writeRow(row: Element, { lineTotal, lineSubtotal }: LineAnswer): void {
  const total = row.querySelectorAll(".oe_order_line_price_total .oe_currency_value,[data-amount=total]");
  const subtotal = row.querySelectorAll(".oe_order_line_price_subtotal .oe_currency_value,[data-amount=subtotal]");
  if (total.length || subtotal.length) {
    write(total, lineTotal);
    write(subtotal, lineSubtotal);
  } else write([...row.querySelectorAll(".oe_currency_value")].slice(-1), lineSubtotal ?? lineTotal);
}

/** Returns the elements that show an amount of the order. They change: the table of totals is replaced. */
const amountsOf = (id: string): Element[] =>
  [...ownDocument.querySelectorAll(`[data-id=${id}]`)].map((amount) => amount.querySelector("span,b") ?? amount);

function writeTotals({ total, untaxed, undiscounted }: LineAnswer): void {
  const totals = amountsOf("total_amount");
  const untaxedAmounts = amountsOf("total_untaxed");
  write(amountsOf("amount_undiscounted"), undiscounted);
  write(untaxedAmounts, untaxed);
  // some pages of the suite use one id for both amounts: the second one is the untaxed amount
  const isShared = untaxedAmounts.length === 0 && totals.length > 2;
  write(isShared ? totals.slice(1, 2) : [], untaxed);
  write(
    totals.filter((_, index) => !isShared || index !== 1),
    total,
  );
}

async function replaceTable(html: string, server: string): Promise<void> {
  const table = ownDocument.querySelector("#total table");
  if (!table) return;
  const box = ownDocument.createElement("div");
  await setServerHtml(box, html, fragment, server);
  const replacement = box.querySelector("table");
  if (replacement) table.replaceWith(replacement);
}

/** Shows the amounts of a line and of the order. @throws if the table of totals cannot be sanitized; then the page keeps its own */
export async function writeAnswer(
  host: Element,
  { lineId }: OrderLineRef,
  answer: LineAnswer,
  server: string,
): Promise<void> {
  const row = rowOf(host, lineId);
  if (row) writeRow(row, answer);
  if (answer.totalsTable) await replaceTable(answer.totalsTable, server);
  writeTotals(answer);
}
