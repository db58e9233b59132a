import { setServerHtml } from "../../../shared/html/index.ts";
import { fragment } from "../../../shared/html/fragment/fragment.ts";
import { ownDocument } from "../../../shared/element/index.ts";
import type { LineAct, LineAnswer, OrderLineRef } from "../common/calls/order-lines.ts";

const stockLink = "a.js_update_line_json";
export const presses = `${stockLink},[data-line-id] button:is([name=plus],[name=minus],[name=remove])`;
export const fields = ".js_quantity[data-id],[data-line-id] input[name=quantity]";

/** What a link of the suite's says: order, line, token (behaviour/portal.md items 56 and 57). */
function linkParts(href: string): OrderLineRef | undefined {
  const [, order, line] = /\/orders\/(\d+)\/update_line\/(\d+)/.exec(href) ?? [];
  return order
    ? { orderId: Number(order), lineId: Number(line), token: /token=([\w-]+)/.exec(href)?.[1] ?? "" }
    : undefined;
}

const hrefOf = (link: Element): string => link.getAttribute("href") ?? "";

/** The order of the first link in a host. */
const firstIn = (host: Element): OrderLineRef | undefined => {
  const link = host.querySelector(stockLink);
  return link ? linkParts(hrefOf(link)) : undefined;
};

/** NaN or 0 where the markup does not say. */
const lineIdOf = (control: Element): number =>
  Number(control.getAttribute("data-id") ?? control.closest("[data-line-id]")?.getAttribute("data-line-id"));

/** Whose line a control changes; undefined where the markup does not say. */
export function lineAt(
  control: Element,
  host: Element,
  props: { readonly orderId: number | undefined; readonly accessToken: string },
): OrderLineRef | undefined {
  const first = firstIn(host);
  const stock = control.matches(stockLink) ? linkParts(hrefOf(control)) : undefined;
  const lineId = stock?.lineId ?? lineIdOf(control);
  const orderId = props.orderId ?? stock?.orderId ?? first?.orderId;
  if (!orderId || !lineId) return undefined;
  return { orderId, lineId, token: props.accessToken || stock?.token || first?.token || "" };
}

/** What a press asks for. */
export function actOf(control: Element): LineAct {
  const href = hrefOf(control);
  if (control.matches("[name=remove]") || href.includes("unlink")) return "remove";
  return control.matches("[name=minus]") || href.includes("remove") ? "minus" : "plus";
}

export const fieldOf = (host: Element, lineId: number): HTMLInputElement | null =>
  host.querySelector(`.js_quantity[data-id="${lineId}"],[data-line-id="${lineId}"] input[name=quantity]`);

const rowOf = (host: Element, lineId: number): Element | null | undefined =>
  fieldOf(host, lineId)?.closest("tr,[data-line-id]");

function write(places: Iterable<Element>, text: string | undefined): void {
  if (text === undefined) return;
  for (const place of places) place.textContent = text;
}

/** Amounts of a row: each in its cell, or the last amount of the row where it has none (item 63). */
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
  // some of the suite's pages have one id for both: the second is then the untaxed one (item 63)
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
  isLast: boolean,
  server: string,
): Promise<void> {
  const field = fieldOf(host, lineId);
  if (field && isLast) field.value = answer.quantity;
  const row = rowOf(host, lineId);
  if (row) writeRow(row, answer);
  if (answer.totalsTable) await replaceTable(answer.totalsTable, server);
  writeTotals(answer);
}

/** Says which rows wait. */
export function showBusy(host: Element, busy: ReadonlySet<number>): void {
  for (const field of host.querySelectorAll<HTMLInputElement>(fields))
    field.ariaBusy = busy.has(lineIdOf(field)) ? "true" : null;
}
