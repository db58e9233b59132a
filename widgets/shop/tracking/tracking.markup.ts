import { collapseSpace, own, ownDocument } from "#shared/element/index.ts";
import { blockOf, fieldIn } from "../common/fields.markup.ts";
import type { VisitorAction } from "./tracking.store.ts";

/** Selector of a product's page: the suite's, or one with `suite-product`. */
const products = "#product_detail,suite-product";
/** Selector of Pay buttons, of older and newer forms. */
const payButtons = "form[target=_self] button[type=submit],form.o_payment_form #o_payment_form_pay";

/** Returns the path of an address without its language prefix; empty for an invalid address. */
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

/** Returns the variant in a part of the page: in a hidden field, or chosen in a list. */
const variantIn = (part: Element | null): string | undefined =>
  part ? numberOf(fieldIn(blockOf(part), "variant")?.value) : undefined;

/** Returns the variant whose page this is. */
export const productShown = (): string | undefined => variantIn(ownDocument.querySelector(products));

/** Returns the order whose confirmation this page shows. */
export const orderShown = (): string | undefined =>
  numberOf(ownDocument.querySelector<HTMLElement>(".oe_website_sale_tx_status[data-order-id]")?.dataset["orderId"]);

/** Selector of methods of a provider; others are saved methods. */
const ofProvider = "[data-form-payment],[data-s2s-payment],[name=acquirer]";

/** Returns the visible name of the provider, or otherwise the suite's name. The name of a saved card contains its holder and digits, and is never reported. */
function paymentMethod(form: Element | null): string {
  const radio = form?.querySelector<HTMLInputElement>(":is([name=pm_id],[name=acquirer]):checked:enabled");
  if (radio && !radio.matches(ofProvider)) return "saved card";
  const named = radio?.closest("label")?.querySelector(".payment_option_name") ?? radio?.nextElementSibling;
  return collapseSpace(named?.textContent || radio?.dataset["provider"]);
}

/** Returns true if the top of the page has no link to sign in. */
const isSignedIn = (): boolean => !ownDocument.querySelector(':is(header,#top_menu) a[href*="/web/login"]');

/** Returns the actions of an order's confirmation, by which visitors who are not signed in become customers. */
const confirmed = (): VisitorAction[] => [
  ...(isSignedIn() ? [] : [{ name: "customer_signup" } as const]),
  { name: "order_checkout" },
];

const added = (form: Element): VisitorAction[] => {
  const id = variantIn(form);
  return id ? [{ name: "product_add_to_cart", of: id }] : [];
};

/** Returns the actions of a submitted form. */
export function actionsOfForm(form: HTMLFormElement): VisitorAction[] {
  const path = pathOf(own(form).getAttribute("action"));
  return path === "/shop/cart/update" ? added(form) : path === "/shop/confirm_order" ? confirmed() : [];
}

/** Returns the actions of a press. @param isHandled true if a listener handled the press, which reports its own action */
export function actionsOfPress(target: Element, isHandled: boolean): VisitorAction[] {
  const button = own(target).closest(payButtons);
  if (button) {
    const method = paymentMethod(own(button).closest("form"));
    return [{ name: "order_payment", ...(method && { of: method }) }];
  }
  const link = own(target).closest("a");
  const form = link?.closest("form");
  if (link?.matches(".a-submit") && form) return isHandled ? [] : actionsOfForm(form);
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
