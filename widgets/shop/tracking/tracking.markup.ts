import { collapseSpace, own, ownDocument } from "#shared/element/index.ts";
import { blockOf, fieldIn } from "../common/fields.markup.ts";
import type { Happening } from "./tracking.store.ts";

/** Pages of products, the suite's and those with our element. */
const products = "#product_detail,suite-product";
/** The built-in button, and the one that pays by the methods of newer forms. */
const payButtons = "form[target=_self] button[type=submit],form.o_payment_form #o_payment_form_pay";

/** The path of an address of the page, without a language in front of it; empty where it is none. */
function pathOf(address: string | null): string {
  if (!address) return "";
  try {
    const { pathname } = new URL(address, location.href);
    return pathname.replace(/^\/[a-z]{2}(_[A-Z]{2})?(?=\/)/, "").replace(/(.)\/$/, "$1");
  } catch {
    return "";
  }
}

const numberOf = (text: string | null | undefined): string | undefined => /^\d+$/.exec(text ?? "")?.[0];

/** The variant that a part of the page says: hidden, or chosen in a list. */
const variantIn = (part: Element | null): string | undefined =>
  part ? numberOf(fieldIn(blockOf(part), "variant")?.value) : undefined;

/** The variant whose page this is. */
export const productShown = (): string | undefined => variantIn(ownDocument.querySelector(products));

/** The order whose confirmation this page shows. */
export const orderShown = (): string | undefined =>
  numberOf(ownDocument.querySelector<HTMLElement>(".oe_website_sale_tx_status[data-order-id]")?.dataset["orderId"]);

/** Methods of a provider; all others are saved, by their id. */
const ofProvider = "[data-form-payment],[data-s2s-payment],[name=acquirer]";

/** A provider's name as the visitor sees it, or else the suite's. The name of a saved card contains its holder and digits and is never told. */
function paymentMethod(form: Element | null): string {
  const radio = form?.querySelector<HTMLInputElement>(":is([name=pm_id],[name=acquirer]):checked:enabled");
  if (radio && !radio.matches(ofProvider)) return "saved card";
  const named = radio?.closest("label")?.querySelector(".payment_option_name") ?? radio?.nextElementSibling;
  return collapseSpace(named?.textContent || radio?.dataset["provider"]);
}

/** Who is signed in finds no link for it at the top. */
const isSignedIn = (): boolean => !ownDocument.querySelector(':is(header,#top_menu) a[href*="/web/login"]');

/** The order is confirmed; whoever is not signed in becomes a customer by it. */
const confirmed = (): Happening[] => [
  ...(isSignedIn() ? [] : [{ name: "customer_signup" } as const]),
  { name: "order_checkout" },
];

const added = (form: Element): Happening[] => {
  const id = variantIn(form);
  return id ? [{ name: "product_add_to_cart", of: id }] : [];
};

/** What the sending of a form says. */
export function sent(form: HTMLFormElement): Happening[] {
  const path = pathOf(own(form).getAttribute("action"));
  return path === "/shop/cart/update" ? added(form) : path === "/shop/confirm_order" ? confirmed() : [];
}

/** What a press says. @param isHandled a listener has made something else of it, which tells of itself */
export function pressed(target: Element, isHandled: boolean): Happening[] {
  const button = own(target).closest(payButtons);
  if (button) {
    const method = paymentMethod(button.closest("form"));
    return [{ name: "order_payment", ...(method && { of: method }) }];
  }
  const link = own(target).closest("a");
  const form = link?.closest("form");
  if (link?.matches(".a-submit") && form) return isHandled ? [] : sent(form);
  const address = link?.getAttribute("href") ?? null;
  switch (pathOf(address)) {
    case "/shop/checkout":
      return [{ name: "customer_checkout" }];
    case "/shop/confirm_order":
      return confirmed();
    case "/web/login":
      return link!.closest(".oe_cart,.oe_website_sale") ? [{ name: "customer_signin" }] : [];
    default:
      return [];
  }
}
