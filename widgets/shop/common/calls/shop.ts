import { safeParse } from "valibot";
import { get } from "#shared/suite/get.ts";
import { type CallOptions, type Client, type Connection, SuiteError, unexpected } from "#shared/suite/index.ts";
import * as contract from "./contract/shop.ts";

/** A line by its id, or the line of a product by that. Ids are of variants. */
export interface CartChange {
  readonly productId: number;
  readonly lineId?: number | null;
  /** The number to add, or the new quantity. */
  readonly add?: number;
  readonly set?: number;
  /** Whether the cart is shown, so that its fragments are wanted. */
  readonly display: boolean;
}

export interface CartAnswer {
  /** Of the line; 0 where it is gone. */
  readonly quantity: number;
  /** Of the whole cart; null where the suite does not say, 0 where it is gone. */
  readonly cartQuantity: number | null;
  /** The suite's message about it, for the visitor. */
  readonly warning: string;
  /** `website_sale.cart_lines` and `website_sale.short_cart_summary`; HTML. */
  readonly html: string | null;
  /** Options of the product were to be offered first, and could not be shown. */
  readonly isWithoutOptions?: boolean;
}

/** Texts of a visitor's own, and choices that make no variant, by the names of the form that they are sent with (spec shop section 3). */
export interface ProductNotes {
  readonly product_custom_attribute_values: readonly object[];
  readonly no_variant_attribute_values: readonly object[];
}

/** Changes the cart; never tried again by itself, since a second try could buy twice. @throws SuiteError */
export async function updateCart(
  client: Client,
  { productId, lineId, add, set, display }: CartChange,
  options?: CallOptions,
): Promise<CartAnswer> {
  const params = {
    product_id: productId,
    line_id: lineId ?? null,
    display,
    ...(set === undefined ? { add_qty: add } : { set_qty: set }),
  };
  const answer = await client.call(contract.updateCart, params, options);
  // an order that was placed meanwhile takes no product, and its lines are gone
  if (answer.quantity === undefined && set === undefined)
    throw new SuiteError("server", `${contract.updateCart.path} added nothing: the order was placed meanwhile`);
  const { quantity = 0, cart_quantity: inCart, warning } = answer;
  const html = answer["website_sale.cart_lines"];
  return {
    quantity: Math.max(0, quantity),
    cartQuantity: inCart ?? (quantity > 0 ? null : 0),
    warning: warning || "",
    html: html === undefined ? null : html + (answer["website_sale.short_cart_summary"] ?? ""),
  };
}

/** Checks that HTML is the page that was asked for: a network may answer with its login page. */
function pageOf(path: string, text: string, mark: RegExp): string {
  if (!mark.test(text)) throw unexpected({ url: path, text }, "gave another page");
  return text;
}

const getHtml = async (client: Connection, path: string, mark: RegExp, options: CallOptions | undefined) =>
  pageOf(path, await get(client, path, options), mark);

/** The content of the cart's popover; HTML. @throws SuiteError */
export const cartPopover = (client: Connection, options?: CallOptions): Promise<string> =>
  getHtml(client, "/shop/cart?type=popover", /^(?!\s*([{[]|<(!doctype|html)))[^]*<\w/i, options);

/** How much is in the cart, as pages of the shop say; null where they do not. */
export function quantityIn(html: string): number | null {
  const badge = /my_cart_quantity[^>]*(?:>\s*(\d*)|$)/.exec(html)?.[1];
  return badge === undefined ? null : Number(badge);
}

/** HTML of the cart's page, and the quantity in the cart; null if the page has no badge. */
export interface CartPage {
  readonly html: string;
  readonly quantity: number | null;
}

/** Reads the cart's page; the sign-in page has the same badge. @throws SuiteError for another page */
export function readCartPage(path: string, text: string): CartPage {
  const html = pageOf(path, text, /oe_cart|^(?![^]*oe_login_form)[^]*my_cart_quantity/);
  return { html, quantity: quantityIn(html) };
}

/** @throws SuiteError */
export const cartPage = async (client: Connection, options?: CallOptions): Promise<CartPage> =>
  readCartPage("/shop/cart", await get(client, "/shop/cart", options));

/** Text that should hold ids of variants; null for anything else. */
export function parseIds(text: string | undefined): readonly number[] | null {
  try {
    const { success, output } = safeParse(contract.productIds, JSON.parse(text ?? ""));
    return success ? output : null;
  } catch {
    return null;
  }
}

/** Variants on the wishlist. @throws SuiteError */
export async function readWishlist(client: Connection, options?: CallOptions): Promise<readonly number[]> {
  const path = "/shop/wishlist?count=1";
  const text = await get(client, path, options);
  const ids = parseIds(text);
  if (!ids) throw unexpected({ url: path, text }, "gave no list of ids");
  return ids;
}

/** @throws SuiteError; the suite takes the same product twice: look first */
export const addToWishlist = (
  client: Client,
  productId: number,
  options?: CallOptions,
): Promise<string | number | true> => client.call(contract.addToWishlist, { product_id: productId }, options);

/** @throws SuiteError */
export const removeFromWishlist = (client: Client, wishId: number, options?: CallOptions): Promise<true> =>
  client.call(contract.removeFromWishlist(wishId), {}, options);

export interface ComparedProduct {
  readonly id: number;
  readonly name: string;
  /** Its row in the panel; HTML. */
  readonly html: string;
}

/**
 * Products to compare, by id, and which of all ids the shop has.
 * @param ids those to describe
 * @param all those that are compared
 * @throws SuiteError
 */
export async function productData(
  client: Client,
  ids: readonly number[],
  all: readonly number[],
  options?: CallOptions,
): Promise<{ readonly known: readonly number[]; readonly products: readonly ComparedProduct[] }> {
  const { cookies, products } = await client.call(
    contract.productData,
    { product_ids: [...ids], cookies: [...all] },
    options,
  );
  const known = parseIds(cookies);
  // an empty list would remove all products from the comparison
  if (!known) throw new SuiteError("contract", `${contract.productData.path} does not say which products there are`);
  return {
    known,
    products: products.map(({ render, product: { id, display_name: name } }) => ({ id, name, html: render })),
  };
}

/** The page that compares products; HTML. @throws SuiteError */
export const comparePage = (client: Connection, ids: readonly number[], options?: CallOptions): Promise<string> =>
  getHtml(client, comparePath(ids), /oe_website_sale|o_comparelist_table/, options);

export const comparePath = (ids: readonly number[]): string => `/shop/compare/?products=${ids.join()}`;

/** A product as a page shows it: perhaps a combination of a template that is no variant yet. */
export interface ProductChoice {
  /** 0: the variant does not exist yet. */
  readonly productId: number;
  readonly templateId: number;
  /** Of the template's attribute values that are chosen. */
  readonly valueIds: readonly number[];
}

/**
 * The variant of a choice, made where it does not exist yet (behaviour/product-configurator.md item 28).
 * @throws SuiteError, kind `config` where the shop does not have that combination
 */
export async function variantOf(
  client: Client,
  { productId, templateId, valueIds }: ProductChoice,
  options?: CallOptions,
): Promise<number> {
  if (productId) return productId;
  if (!templateId) throw new SuiteError("config", "the page does not say which product is meant");
  const params = { product_template_id: templateId, product_template_attribute_value_ids: JSON.stringify(valueIds) };
  const made = await client.call(contract.createVariant, params, options);
  if (!made)
    throw new SuiteError("config", `product template ${templateId} has no variant of ${JSON.stringify(valueIds)}`);
  return made;
}
