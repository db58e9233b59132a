import { boolean, custom, type InferOutput, object, optional, safeParse, string } from "valibot";
import { type Call, char } from "#shared/suite/contract/call.ts";
import { count } from "#shared/suite/contract/field.ts";
import { SuiteError } from "#shared/suite/error.ts";
import { get } from "#shared/suite/get.ts";
import type { CallOptions, Client, Connection } from "#shared/suite/index.ts";
import { getHtml, pageOf } from "./pages.ts";

const quantity = custom<number>((value) => typeof value === "number");

/** Fragments are HTML; they are there unless `display` is false. */
const line = object({
  line_id: count,
  /** What the suite made of it; zero or less: the line is gone. */
  quantity,
  /** Absent: the cart is empty. */
  cart_quantity: optional(count),
  /** For people. */
  warning: optional(char),
  "website_sale.cart_lines": optional(string()),
  "website_sale.short_cart_summary": optional(string()),
});
type Nothing = Readonly<Record<string, never>>;
const isNothing = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/**
 * Sets or adds a quantity: of a line, or without one of the line of that product. Nothing is answered when the order was placed meanwhile,
 * and the next call begins a new cart.
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
  result: custom<InferOutput<typeof line> | Nothing>((value) => isNothing(value) || safeParse(line, value).success),
} satisfies Call;

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
  const answer = await client.call(updateCartCall, params, options);
  // an order that was placed meanwhile takes no product, and its lines are gone
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
