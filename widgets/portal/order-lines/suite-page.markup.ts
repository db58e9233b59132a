import { collapseSpace, own } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { fields, orderIn } from "./order-lines.markup.ts";

/** Amount with the currency's sign before or after it, as the suite writes it in its language. */
export interface Money {
  readonly before: string;
  readonly amount: string;
  readonly after: string;
}

export interface Line {
  /** Database id of a line that the customer may change; 0 for others. */
  readonly lineId: number;
  readonly name: string;
  readonly href: string | undefined;
  /** Quantity, with its unit for a line that cannot be changed; undefined for a heading or a note between the lines. */
  readonly quantity: string | undefined;
  readonly money: Money | undefined;
  /** Amount that the shop shows: with taxes or without. */
  readonly amount: "subtotal" | "total";
}

export interface Total {
  readonly label: string;
  readonly money: Money;
  /** Name by which the suite's answers change the amount; undefined if they do not. */
  readonly id: string | undefined;
}

/** Data of an order on its page. */
export interface OrderRecord {
  readonly orderId: number | undefined;
  readonly token: string;
  readonly lines: readonly Line[];
  readonly totals: readonly Total[];
}

const textOf = (node: Element | null | undefined): string => collapseSpace(node?.textContent);

const totalCell = ".oe_order_line_price_total,[data-amount=total]";

/** Reads an amount. @param box with the currency's sign @param selector of the amount in it */
function moneyIn(box: Element, selector: string): Money {
  const whole = textOf(box);
  const amount = textOf(own(box).querySelector(selector)) || whole;
  const [before = "", after = ""] = whole.split(amount);
  return { before, amount, after };
}

function lineOf(row: HTMLTableRowElement, base: string): Line[] {
  const [first, second] = own(row).querySelectorAll(":scope > :is(td,th)");
  const name = textOf(first);
  if (!name || own(row).matches(".is-subtotal")) return [];
  const field = own(row).querySelector<HTMLInputElement>(fields);
  const href = own(first!).querySelector("a[href]")?.getAttribute("href");
  const lineId = field?.getAttribute("data-id") ?? own(row).getAttribute("data-line-id");
  const amount = [...own(row).querySelectorAll(".oe_currency_value,[data-amount]")].at(-1);
  return [
    {
      lineId: field ? Number(lineId) : 0,
      name,
      href: href ? safeWebUrl(href, base) : undefined,
      quantity: second && (field?.value ?? textOf(second)),
      money: amount ? moneyIn(amount.parentElement!, ".oe_currency_value,[data-amount]") : undefined,
      amount: own(row).querySelector(totalCell) ? "total" : "subtotal",
    },
  ];
}

/** Reads the amounts of an order. @param part a page, or a table of them */
export function totalsIn(part: Element, rows: "#total tr" | "tr"): Total[] {
  const totals = [...part.querySelectorAll(rows)].flatMap((row) => {
    const [label, cell] = own(row).querySelectorAll(":scope > :is(td,th)");
    if (!cell) return [];
    const box = own(cell).querySelector("[data-id]") ?? cell;
    const id = box.getAttribute("data-id") ?? undefined;
    return [{ label: textOf(label), money: moneyIn(box, ".oe_currency_value,span span,b"), id }];
  });
  // some pages of the suite use one id for both amounts: the last one is the amount to pay
  const last = totals.findLast(({ id }) => id === "total_amount");
  return totals.map((total) =>
    total.id === "total_amount" && total !== last ? { ...total, id: "total_untaxed" } : total,
  );
}

/** Reads the page of an order. Returns undefined for another page. @param base of relative addresses */
export function readOrder(page: Element, base: string): OrderRecord | undefined {
  const table = page.querySelector("#sales_order_table,table:has(a.js_update_line_json,tr[data-line-id])");
  if (!table) return undefined;
  const order = orderIn(page);
  return {
    orderId: order?.orderId,
    token: order?.token ?? "",
    lines: [...table.querySelectorAll<HTMLTableRowElement>("tbody > tr")].flatMap((row) => lineOf(row, base)),
    totals: totalsIn(page, "#total tr"),
  };
}
