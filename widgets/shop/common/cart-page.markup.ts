import { collapseSpace, own } from "#shared/element/index.ts";
import { wholeNumber } from "#shared/format/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { lineAt, quantities } from "./cart-lines.markup.ts";

/** Product in a row of the cart's page. */
export interface Product {
  readonly productId: number;
  readonly name: string;
  readonly href: string | undefined;
  readonly picture: string | undefined;
  /** Amount with its currency. */
  readonly price: string;
  /** Price before the discount; empty if there is none. */
  readonly listPrice: string;
}

export interface CartLine extends Product {
  readonly lineId: number;
  readonly quantity: string;
  /** Quantities to choose from; empty if the visitor types one. */
  readonly choices: readonly string[];
  /** False for an option, whose quantity is that of the line before. */
  readonly isEditable: boolean;
  readonly max: string | undefined;
  readonly notes: readonly string[];
  /** Message of the suite about the line. */
  readonly warning: string;
}

interface CartTotal {
  readonly label: string;
  readonly amount: string;
  /** True for the amount to pay. */
  readonly isWhole: boolean;
}

interface Coupon {
  readonly code: string;
  /** Reason for which the suite refused a code. */
  readonly refusal: string;
}

/** Data of the cart on its page, or in the fragments of an answer. */
export interface CartRecord {
  readonly lines: readonly CartLine[];
  /** Accessories that the suite suggests. */
  readonly suggestions: readonly Product[];
  readonly totals: readonly CartTotal[];
  /** Undefined if the shop has no codes. */
  readonly coupon: Coupon | undefined;
  readonly checkout: string | undefined;
}

const textOf = (node: Element | null | undefined): string => collapseSpace(node?.textContent);

const amountIn = (row: Element, selector: string): string =>
  textOf(own(row).querySelector(`:is(${selector}):not(.d-none):has(.oe_currency_value)`));

/** Returns the address of the first link or picture that a selector matches. */
function addressIn(row: Element, selector: "a[href]" | "img[src]" | `a[href*="${string}"]`, base: string) {
  const found = own(row).querySelector(selector);
  const address = found?.getAttribute("href") ?? found?.getAttribute("src");
  return address ? safeWebUrl(address, base) : undefined;
}

const productIn = (row: Element, productId: number, base: string): Product => ({
  productId,
  name: textOf(own(row).querySelector(".td-product_name :is(strong,a)") ?? own(row).querySelector("strong,th,a")),
  href: addressIn(row, "a[href]", base),
  picture: addressIn(row, "img[src]", base),
  price: amountIn(row, ".td-price :not(del, del *)") || amountIn(row, ":not(del, del *)"),
  listPrice: amountIn(row, "del"),
});

function lineOf(field: Element, base: string): CartLine | undefined {
  const line = lineAt(field);
  const row = own(own(field).parentElement!).closest("tr,[data-line-id]");
  if (!line?.lineId || !row) return undefined;
  const { lineId, productId } = line;
  const isList = field instanceof HTMLSelectElement;
  return {
    ...productIn(row, productId, base),
    lineId,
    quantity: isList || field instanceof HTMLInputElement ? field.value : textOf(field),
    choices: isList ? [...field.options].map(({ value }) => value).filter((value) => wholeNumber(value)) : [],
    isEditable: isList || field instanceof HTMLInputElement,
    max: (field as HTMLElement).dataset["max"] || field.getAttribute("max") || undefined,
    notes: [...own(row).querySelectorAll(".td-product_name .text-muted span")].map(textOf).filter(Boolean),
    warning: own(row).querySelector(".fa-warning")?.getAttribute("title") ?? "",
  };
}

function linesIn(page: Element, base: string): CartLine[] {
  const lines = [...page.querySelectorAll(quantities)].flatMap((field) => lineOf(field, base) ?? []);
  // a page may have each line twice, for phones and for wide windows
  return [...new Map(lines.map((line) => [line.lineId, line])).values()];
}

const suggestionsIn = (page: Element, base: string): Product[] =>
  [...page.querySelectorAll("tr:has(.js_add_suggested_products)")].flatMap((row) => {
    const productId = Number(own(row).querySelector<HTMLElement>("[data-product-id]")?.dataset["productId"]);
    return productId ? [productIn(row, productId, base)] : [];
  });

const totalsIn = (page: Element): CartTotal[] =>
  [...page.querySelectorAll("#cart_total tr:has(.oe_currency_value)")].map((row) => ({
    label: textOf(own(row).querySelector("td,th")).replace(/\s*:$/, ""),
    amount: textOf(own(row).querySelector(":is(td,th) ~ :is(td,th)")),
    isWhole: row.id === "order_total",
  }));

function couponIn(page: Element): Coupon | undefined {
  const field = page.querySelector<HTMLInputElement>("[name=promo]");
  return field
    ? { code: field.value, refusal: textOf(page.querySelector(".coupon_form .alert,[name=coupon_code] ~ .alert")) }
    : undefined;
}

/** Reads the cart. Returns undefined for another page. @param base of relative addresses */
export function readCart(page: Element, base: string): CartRecord | undefined {
  if (!page.querySelector(`.oe_cart,.js_cart_lines,${quantities}`)) return undefined;
  return {
    lines: linesIn(page, base),
    suggestions: suggestionsIn(page, base),
    totals: totalsIn(page),
    coupon: couponIn(page),
    checkout: addressIn(page, 'a[href*="/shop/checkout"]', base),
  };
}
