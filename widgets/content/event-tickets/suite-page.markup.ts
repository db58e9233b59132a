import { collapseSpace, own } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";

/** Ticket of an event. */
interface Ticket {
  /** Name of the field, `nb_register-<ticket id>`; empty if no ticket is left. */
  readonly field: string;
  readonly name: string;
  /** Price as the suite writes it in its language, such as "$ 240.00" or "Free". */
  readonly price: string;
  /** Last day of the registration, as the suite writes it; empty if the page has none. */
  readonly until: string;
  /** Counts that can be chosen. */
  readonly counts: readonly string[];
  readonly chosen: string | undefined;
}

/** Data of an event on its page. */
export interface EventRecord {
  readonly name: string;
  /** Address that receives the tickets; undefined if the registration is closed. */
  readonly action: string | undefined;
  readonly tickets: readonly Ticket[];
}

/** Parts for search engines, hidden ones, and former prices. */
const unseen = "[itemprop=price],[itemprop=priceCurrency],.d-none,del,script,select,small,style";

/** Returns the text that a visitor sees. */
function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll(unseen).forEach((each) => each.remove());
  return collapseSpace(copy?.textContent);
}

/** Reads a row of the suite's form, or a label with a field. @see docs/reference/content.md#content-18 */
function ticketOf(row: Element): Ticket {
  const field = own(row).querySelector<HTMLSelectElement>("select[name^=nb_register-]");
  const [first, , price] = own(row).querySelectorAll(":scope > .col-lg-3");
  const isOfSuite = !!price;
  return {
    field: field?.name ?? "",
    name: textOf(isOfSuite ? first : row.closest("label")),
    price: textOf(price),
    until: collapseSpace(own(row).querySelector("[itemprop=priceValidUntil]")?.textContent),
    counts: [...(field?.options ?? [])].map(({ text }) => text),
    chosen: field?.value,
  };
}

/** Reads the page of an event. Returns undefined for another page. @param address base of relative addresses */
export function readEvent(page: Element, address: string): EventRecord | undefined {
  const field = page.querySelector("form [name^=nb_register-]");
  const form = page.querySelector("form#registration_form") ?? field?.closest("form");
  const heading = page.querySelector("[itemtype$='/Event'] [itemprop=name],h1");
  if (!form && !page.querySelector("[itemtype$='/Event']")) return undefined;
  const action = form && own(form).getAttribute("action");
  const rows = form ? own(form).querySelectorAll("[itemtype$='/Offer'],label:has([name^=nb_register-])") : [];
  return {
    name: textOf(heading),
    action: action ? safeWebUrl(action, address) : undefined,
    tickets: [...rows].map(ticketOf),
  };
}
