import {
  array,
  boolean,
  custom,
  type InferInput,
  type InferOutput,
  object,
  optional,
  pipe,
  safeParse,
  string,
  transform,
} from "valibot";
import { type Call, char, charText, recordId } from "#shared/suite/contract/call.ts";
import { count, rows } from "#shared/suite/contract/field.ts";

/** Of variants: what GET /shop/wishlist?count=1 answers, what `cookies` of the product data says, and the cookie `comparelist_product_ids`. Source: WIRE.md sections 2, 12. */
export const productIds = array(count);

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
export const updateCart = {
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

/** Answers the new wish, such as `product.wishlist(3,)`; the same product again is one more wish. */
export const addToWishlist = {
  path: "/shop/wishlist/add",
  read: false,
  params: object({ product_id: count }),
  result: custom<string | number | true>((value) => !!value && typeof value !== "object" && /^\w/.test(String(value))),
} satisfies Call;

/** Call that returns true, also for a removed wish and for wishes of other visitors, which stay. */
export const removeFromWishlist = (id: number | string) =>
  ({
    path: `/shop/wishlist/remove/${id}`,
    read: false,
    params: object({}),
    result: custom<true>((value) => value === true),
  }) satisfies Call;

const comparedProduct = object({
  render: string(),
  product: object({ id: count, display_name: optional(charText, "") }),
});

/**
 * Products to compare, by id, perhaps some that cannot be read; `render` is HTML. `cookies` is JSON text of those ids, out of both lists, that
 * exist, in the shop's order, and absent unless asked for.
 */
export const productData = {
  path: "/shop/get_product_data",
  read: true,
  params: object({
    product_ids: productIds,
    cookies: optional(custom<number[] | null>((value) => value === null || safeParse(productIds, value).success)),
  }),
  result: pipe(
    custom<{ readonly cookies?: string } & { readonly [id: `${number}`]: InferInput<typeof comparedProduct> }>(
      (value) => typeof value === "object" && value !== null && !Array.isArray(value),
    ),
    transform(({ cookies, ...found }) => ({ cookies, products: Object.values(found) })),
    object({ cookies: optional(string()), products: rows(comparedProduct) }),
  ),
} satisfies Call;

/** Finds or makes the variant of a combination, which comes as JSON text; 0: there is none. */
export const createVariant = {
  path: "/product_configurator/create_product_variant",
  read: false,
  params: object({ product_template_id: recordId, product_template_attribute_value_ids: string() }),
  result: count,
} satisfies Call;
