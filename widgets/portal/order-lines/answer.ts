import { ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";
import { parsePage } from "#shared/html/page.ts";
import { isLoaded } from "#shared/loaded/index.ts";
import type { LineAnswer, OrderLineRef } from "../api/order-lines.ts";
import { fieldOf } from "./order-lines.markup.ts";
import { type Total, totalsIn } from "./suite-page.markup.ts";

/** Place of the amounts of an order: a loaded order, or the page around the lines. */
type Scope = Pick<Element, "querySelector" | "querySelectorAll">;

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
const amountsOf = (scope: Scope, id: string): Element[] =>
  [...scope.querySelectorAll(`[data-id=${id}]`)].map((amount) => amount.querySelector("span,b") ?? amount);

function writeTotals(scope: Scope, { total, untaxed, undiscounted }: LineAnswer): void {
  const totals = amountsOf(scope, "total_amount");
  const untaxedAmounts = amountsOf(scope, "total_untaxed");
  write(amountsOf(scope, "amount_undiscounted"), undiscounted);
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

/** Makes a row of a loaded order's totals from another one. */
function rowLike(sample: Element, { label, money: { before, amount, after }, id }: Total): Element {
  const row = sample.cloneNode(true) as Element;
  const cell = row.querySelector<HTMLElement>("td")!;
  const value = cell.querySelector("span")!;
  row.querySelector("th")!.textContent = label;
  value.textContent = amount;
  cell.querySelector("bdi")!.replaceChildren(before, value, after);
  if (id) cell.dataset["id"] = id;
  else delete cell.dataset["id"];
  return row;
}

/** Replaces the totals of a loaded order, of which there may be more or fewer now. */
function replaceRows(scope: Scope, html: string): void {
  const totals = totalsIn(parsePage(html), "tr");
  const body = scope.querySelector("[part=totals] tbody");
  const sample = body?.firstElementChild;
  if (sample && totals.length) body.replaceChildren(...totals.map((total) => rowLike(sample, total)));
}

/** Shows the amounts of a line and of the order. @throws if the table of totals cannot be sanitized; then the page keeps its own */
export async function writeAnswer(
  host: Element,
  { lineId }: OrderLineRef,
  answer: LineAnswer,
  server: string,
): Promise<void> {
  const scope = isLoaded(host) ? host : ownDocument;
  const row = rowOf(host, lineId);
  if (row) writeRow(row, answer);
  if (answer.totalsTable && isLoaded(host)) replaceRows(scope, answer.totalsTable);
  else if (answer.totalsTable) await replaceTable(answer.totalsTable, server);
  writeTotals(scope, answer);
}
