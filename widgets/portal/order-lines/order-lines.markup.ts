import { own } from "#shared/element/index.ts";
import { latinDigits } from "#shared/format/index.ts";
import type { LineAction, OrderLineRef } from "../api/order-lines.ts";

const builtInLink = "a.js_update_line_json";
export const buttons = `${builtInLink},[data-line-id] button:is([name=plus],[name=minus],[name=remove])`;
/** Selector of quantity fields: those of the suite, by class or by the line in `data-id`, and those of simple markup; without hidden copies. */
export const fields =
  ":is(.js_quantity,input:not([type=checkbox],[type=radio])):not([type=hidden])[data-id],[data-line-id] input[name=quantity]:not([type=hidden])";

/** Returns the order, line and token in a link of the suite. */
function linkParts(href: string): OrderLineRef | undefined {
  const [, order, line] = /\/orders\/(\d+)\/update_line\/(\d+)/.exec(href) ?? [];
  return order
    ? { orderId: Number(order), lineId: Number(line), token: /token=([\w-]+)/.exec(href)?.[1] ?? "" }
    : undefined;
}

const hrefOf = (link: Element): string => link.getAttribute("href") ?? "";

/** Returns the order in the first link of a host or a page. */
export const orderIn = (host: Element): OrderLineRef | undefined => {
  const link = host.querySelector(builtInLink);
  return link ? linkParts(hrefOf(link)) : undefined;
};

/** Returns the id of a control's line; NaN or 0 if the markup has none. */
function lineIdOf(control: Element): number {
  const row = control.closest("[data-line-id]");
  return Number(control.getAttribute("data-id") ?? (row && own(row).getAttribute("data-line-id")));
}

/** Returns the line that a control changes; undefined if the markup has none. */
export function lineAt(
  control: Element,
  host: Element,
  props: { readonly orderId: number | undefined; readonly accessToken: string },
): OrderLineRef | undefined {
  const first = orderIn(host);
  const builtIn = control.matches(builtInLink) ? linkParts(hrefOf(control)) : undefined;
  const lineId = builtIn?.lineId ?? lineIdOf(control);
  const orderId = props.orderId ?? builtIn?.orderId ?? first?.orderId;
  if (!orderId || !lineId) return undefined;
  return { orderId, lineId, token: props.accessToken || builtIn?.token || first?.token || "" };
}

/** Returns the change that a button requests. */
export function actionOf(control: Element): Exclude<LineAction, number> {
  const href = hrefOf(control);
  if (control.matches("[name=remove]") || href.includes("unlink")) return "remove";
  return control.matches("[name=minus]") || href.includes("remove") ? "minus" : "plus";
}

export const fieldOf = (host: Element, lineId: number): HTMLInputElement | undefined =>
  [...host.querySelectorAll<HTMLInputElement>(fields)].find((field) => lineIdOf(field) === lineId);

/** Marks the quantities of lines that are being changed. */
export function showBusy(host: Element, busy: ReadonlySet<number>): void {
  for (const field of host.querySelectorAll<HTMLInputElement>(fields))
    field.ariaBusy = busy.has(lineIdOf(field)) ? "true" : null;
}

/**
 * Returns a quantity of the suite, such as `3.0`, as the page writes quantities: with the digits, the separator and the fixed decimals of a sample.
 * @param lang BCP 47, for the separator if the sample has none
 */
export function quantityLike(sample: string, quantity: string, lang: string): string {
  const [, whole, separator, decimals = ""] = /^\s*(\p{Nd}+)(?:([.,٫])(\p{Nd}+))?\s*$/u.exec(sample) ?? [];
  if (!whole || !/^\d+(\.\d+)?$/.test(quantity)) return quantity;
  const zero = whole.codePointAt(0)! - Number(latinDigits(whole[0]!));
  const usual = () => (1.5).toLocaleString(lang, zero === 48 ? { numberingSystem: "latn" } : {}).at(1)!;
  // a point before three digits may separate thousands
  const point = separator && (decimals.length !== 3 || separator === usual()) ? separator : undefined;
  // "1.0" always has a decimal, "2.5" only if it is not zero
  const least = point && latinDigits(decimals).endsWith("0") ? decimals.length : 0;
  const [, fraction = ""] = String(Number(quantity)).split(".");
  return Number(quantity)
    .toFixed(Math.max(least, fraction.length))
    .replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
    .replace(".", () => point ?? usual());
}
