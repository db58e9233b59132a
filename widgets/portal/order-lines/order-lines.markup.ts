import type { LineAction, OrderLineRef } from "../api/order-lines.ts";

const builtInLink = "a.js_update_line_json";
export const presses = `${builtInLink},[data-line-id] button:is([name=plus],[name=minus],[name=remove])`;
/** Selector of quantity fields: the suite's, by class or by the line in `data-id`, and those of simple markup, without hidden copies. */
export const fields =
  ":is(.js_quantity,input:not([type=checkbox],[type=radio])):not([type=hidden])[data-id],[data-line-id] input[name=quantity]:not([type=hidden])";

/** What a link of the suite's says: order, line, token. */
function linkParts(href: string): OrderLineRef | undefined {
  const [, order, line] = /\/orders\/(\d+)\/update_line\/(\d+)/.exec(href) ?? [];
  return order
    ? { orderId: Number(order), lineId: Number(line), token: /token=([\w-]+)/.exec(href)?.[1] ?? "" }
    : undefined;
}

const hrefOf = (link: Element): string => link.getAttribute("href") ?? "";

/** The order of the first link in a host. */
const firstIn = (host: Element): OrderLineRef | undefined => {
  const link = host.querySelector(builtInLink);
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
  const builtIn = control.matches(builtInLink) ? linkParts(hrefOf(control)) : undefined;
  const lineId = builtIn?.lineId ?? lineIdOf(control);
  const orderId = props.orderId ?? builtIn?.orderId ?? first?.orderId;
  if (!orderId || !lineId) return undefined;
  return { orderId, lineId, token: props.accessToken || builtIn?.token || first?.token || "" };
}

/** What a press asks for. */
export function actionOf(control: Element): Exclude<LineAction, number> {
  const href = hrefOf(control);
  if (control.matches("[name=remove]") || href.includes("unlink")) return "remove";
  return control.matches("[name=minus]") || href.includes("remove") ? "minus" : "plus";
}

export const fieldOf = (host: Element, lineId: number): HTMLInputElement | undefined =>
  [...host.querySelectorAll<HTMLInputElement>(fields)].find((field) => lineIdOf(field) === lineId);

/** Says which rows wait. */
export function showBusy(host: Element, busy: ReadonlySet<number>): void {
  for (const field of host.querySelectorAll<HTMLInputElement>(fields))
    field.ariaBusy = busy.has(lineIdOf(field)) ? "true" : null;
}
