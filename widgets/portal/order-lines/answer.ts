import { ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";
import type { LineAnswer, OrderLineRef } from "../api/order-lines.ts";
import { fieldOf } from "./order-lines.markup.ts";

const rowOf = (host: Element, lineId: number): Element | null | undefined =>
  fieldOf(host, lineId)?.closest("tr,[data-line-id]");

function write(places: Iterable<Element>, text: string | undefined): void {
  if (text === undefined) return;
  for (const place of places) place.textContent = text;
}

/** Amounts of a row: each in its cell, or the last amount of the row where it has none. */
function writeRow(row: Element, { lineTotal, lineSubtotal }: LineAnswer): void {
  const total = row.querySelectorAll(".oe_order_line_price_total .oe_currency_value,[data-amount=total]");
  const subtotal = row.querySelectorAll(".oe_order_line_price_subtotal .oe_currency_value,[data-amount=subtotal]");
  if (total.length || subtotal.length) {
    write(total, lineTotal);
    write(subtotal, lineSubtotal);
  } else write([...row.querySelectorAll(".oe_currency_value")].slice(-1), lineSubtotal ?? lineTotal);
}

/** Where the page shows an amount of the order, which is asked for each time: the table of totals is replaced. */
const placesOf = (id: string): Element[] =>
  [...ownDocument.querySelectorAll(`[data-id=${id}]`)].map((place) => place.querySelector("span,b") ?? place);

function writeTotals({ total, untaxed, undiscounted }: LineAnswer): void {
  const totals = placesOf("total_amount");
  const untaxedPlaces = placesOf("total_untaxed");
  write(placesOf("amount_undiscounted"), undiscounted);
  write(untaxedPlaces, untaxed);
  // some of the suite's pages have one id for both: the second is then the untaxed one
  const isShared = untaxedPlaces.length === 0 && totals.length > 2;
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

/** Shows what the suite says of a line and of the order. @throws where its table cannot be checked; nothing of that is shown then */
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
