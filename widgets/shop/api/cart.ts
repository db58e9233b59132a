import { boolean, custom, type GenericSchema, type InferOutput, lazy, object, optional, string } from "valibot";
import { type Call, char } from "#shared/suite/contract/call.ts";
import { count, part } from "#shared/suite/contract/field.ts";
import { SuiteError } from "#shared/suite/error.ts";
import { get } from "#shared/suite/get.ts";
import type { CallOptions, Client, Connection } from "#shared/suite/index.ts";
import { getHtml, pageOf } from "./pages.ts";

const quantity = custom<number>((value) => typeof value === "number");

/** Answer for a line; the HTML fragments are absent if `display` is false. */
const line = object({
  line_id: count,
  /** Quantity after the change; zero or less if the line was removed. */
  quantity,
  /** Absent if the cart is empty. */
  cart_quantity: optional(count),
  /** Message for the visitor. */
  warning: part(char),
  "website_sale.cart_lines": optional(string()),
  "website_sale.short_cart_summary": optional(string()),
});
type Nothing = Readonly<Record<string, never>>;
const isNothing = (value: unknown): boolean => JSON.stringify(value) === "{}";
const nothing = custom<Nothing>(isNothing);

/**
 * Call that sets or adds a quantity of a line, or without a line id, of the product's line. The answer is empty if the order was placed
 * meanwhile; the next call begins a new cart.
 * @see docs/reference/shop.md#shop-18
 */
export const updateCartCall = {
  path: "/shop/cart/update_json",
  read: false,
  params: object({
    product_id: count,
    line_id: optional(custom<number | null>((value) => value === null || typeof value === "number")),
    add_qty: optional(quantity),
    set_qty: optional(quantity),
    display: optional(boolean()),
  }),
  result: lazy((value): GenericSchema<unknown, InferOutput<typeof line> | Nothing> =>
    isNothing(value) ? nothing : line,
  ),
} satisfies Call;

/** Change of a line by its id, or of the line of a product by the id of the variant. */
export interface CartChange {
  readonly productId: number;
  readonly lineId?: number | null;
  /** Number to add. */
  readonly add?: number;
  /** New quantity. */
  readonly set?: number;
  /** True to request the fragments of the cart, which the page shows. */
  readonly display: boolean;
}

export interface CartAnswer {
  /** Quantity of the line; 0 if it was removed. */
  readonly quantity: number;
  /** Quantity of the whole cart; null if unknown, 0 if the cart is empty. */
  readonly cartQuantity: number | null;
  /** Message of the suite for the visitor. */
  readonly warning: string;
  /** `website_sale.cart_lines` and `website_sale.short_cart_summary`; HTML. */
  readonly html: string | null;
  /** True if the options of the product should have been offered first, but could not be shown. */
  readonly isWithoutOptions?: boolean;
}

/**
 * Changes the cart; a failed call is not repeated, since a second one could buy twice.
 * @throws SuiteError
 * @see docs/reference/shop.md#shop-19
 */
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
  const answer = await client.call(updateCartCall, params, options);
  // the order was placed meanwhile: it accepts no product, and its lines are no longer in the cart
  if (answer.quantity === undefined && set === undefined)
    throw new SuiteError("server", `${updateCartCall.path} added nothing: the order was placed meanwhile`);
  const { quantity = 0, cart_quantity: inCart, warning } = answer;
  const html = answer["website_sale.cart_lines"];
  return {
    quantity: Math.max(0, quantity),
    cartQuantity: inCart ?? (quantity > 0 ? null : 0),
    warning: warning || "",
    html: html === undefined ? null : html + (answer["website_sale.short_cart_summary"] ?? ""),
  };
}

/**
 * Reads the content of the cart's popover as HTML.
 * @throws SuiteError
 * @see docs/reference/shop.md#shop-25
 */
export const cartPopover = (client: Connection, options?: CallOptions): Promise<string> =>
  getHtml(client, "/shop/cart?type=popover", /^(?!\s*([{[]|<(!doctype|html)))[^]*<\w/i, options);

/** Returns the quantity in the cart from the badge of a page; null if the page has no badge. */
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

/** Reads the cart's page. @throws SuiteError */
export const cartPage = async (client: Connection, options?: CallOptions): Promise<CartPage> =>
  readCartPage("/shop/cart", await get(client, "/shop/cart", options));
