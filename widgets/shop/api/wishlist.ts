import { custom, object } from "valibot";
import { unexpected } from "#shared/suite/answer.ts";
import type { Call } from "#shared/suite/contract/call.ts";
import { count } from "#shared/suite/contract/field.ts";
import { get } from "#shared/suite/get.ts";
import type { CallOptions, Client, Connection } from "#shared/suite/index.ts";
import { parseIds } from "./product.ts";

/**
 * Call that returns the new wish, such as `product.wishlist(3,)`; the same product again creates another wish.
 * @see docs/reference/shop.md#shop-44
 */
export const addToWishlistCall = {
  path: "/shop/wishlist/add",
  read: false,
  params: object({ product_id: count }),
  result: custom<string | number | true>((value) => !!value && typeof value !== "object" && /^\w/.test(String(value))),
} satisfies Call;

/** Call that returns true, also for a removed wish and for wishes of other visitors, which stay. */
export const removeFromWishlistCall = (id: number | string) =>
  ({
    path: `/shop/wishlist/remove/${id}`,
    read: false,
    params: object({}),
    result: custom<true>((value) => value === true),
  }) satisfies Call;

/**
 * Reads the ids of the variants on the wishlist.
 * @throws SuiteError
 * @see docs/reference/shop.md#shop-43
 */
export async function readWishlist(client: Connection, options?: CallOptions): Promise<readonly number[]> {
  const path = "/shop/wishlist?count=1";
  const text = await get(client, path, options);
  const ids = parseIds(text);
  if (!ids) throw unexpected({ url: path, text }, "gave no list of ids");
  return ids;
}

/** Adds a product; callers check the list first, since the suite stores the same product twice. @throws SuiteError */
export const addToWishlist = (
  client: Client,
  productId: number,
  options?: CallOptions,
): Promise<string | number | true> => client.call(addToWishlistCall, { product_id: productId }, options);

/** Removes a wish. @throws SuiteError */
export const removeFromWishlist = (client: Client, wishId: number, options?: CallOptions): Promise<true> =>
  client.call(removeFromWishlistCall(wishId), {}, options);
