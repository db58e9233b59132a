import { array, boolean, custom, number, object, optional } from "valibot";
import { type Call, char, charText, recordId } from "#shared/suite/contract/call.ts";
import { count, part } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

const idOrNone = custom<number | false>((value) => value === false || (typeof value === "number" && value >= 0));

/**
 * Name, price, pictures and stock of a combination, whether or not the shop has it. The suite requires `pricelist_id`, and returns
 * `is_combination_possible` only with `parent_combination`.
 * @see docs/reference/shop.md#shop-4
 * @see docs/reference/shop.md#shop-5
 */
export const getCombinationInfo = {
  path: "/product_configurator/get_combination_info_website",
  read: true,
  params: object({
    product_template_id: recordId,
    product_id: custom<number | string | false>((value) => value === false || /^\d+$/.test(String(value))),
    combination: array(count),
    add_qty: custom<number | string | null>((value) => value === null || /^\d+$/.test(String(value))),
    pricelist_id: idOrNone,
    parent_combination: optional(array(count)),
  }),
  result: object({
    product_id: idOrNone,
    display_name: part(charText, ""),
    price: number(),
    list_price: optional(number()),
    has_discounted_price: optional(boolean(), false),
    is_combination_possible: optional(boolean()),
    carousel: part(charText, ""),
    product_type: optional(char),
    virtual_available: optional(number()),
    inventory_availability: optional(char),
    available_threshold: optional(number()),
    custom_message: part(char),
    cart_qty: optional(number()),
    uom_name: part(charText, ""),
  }),
} satisfies Call;

/** Parameters of a call about a combination. */
interface CombinationQuestion {
  readonly templateId: number;
  /** Variant that the page shows; 0: unknown. */
  readonly productId: number;
  readonly combination: readonly number[];
  /** null: the page has no quantity field. */
  readonly quantity: number | null;
  /** 0: the visitor's price list. */
  readonly pricelistId: number;
  readonly parentCombination: readonly number[];
}

export interface CombinationInfo {
  readonly templateId: number;
  /** 0: the variant does not exist yet. */
  readonly productId: number;
  readonly isPossible: boolean;
  readonly name: string;
  readonly price: number;
  readonly listPrice: number;
  readonly isDiscounted: boolean;
  /** HTML with all pictures; empty if the suite does not send them. */
  readonly carousel: string;
  readonly isStored: boolean;
  readonly availability: string;
  /** Pieces in stock, including those in the visitor's cart; may be negative. */
  readonly available: number;
  readonly inCart: number;
  readonly threshold: number;
  readonly unit: string;
  /** Custom stock message of the shop. */
  readonly message: string;
}

/** Requests the data of a combination. @throws SuiteError */
export async function combinationInfo(
  client: Client,
  { templateId, productId, combination, quantity, pricelistId, parentCombination }: CombinationQuestion,
  options: CallOptions,
): Promise<CombinationInfo> {
  const params = {
    product_template_id: templateId,
    product_id: productId || (false as const),
    combination: [...combination],
    add_qty: quantity,
    pricelist_id: pricelistId || (false as const),
    parent_combination: [...parentCombination],
  };
  const answer = await client.call(getCombinationInfo, params, options);
  return {
    templateId,
    productId: answer.product_id || 0,
    isPossible: answer.is_combination_possible ?? true,
    name: answer.display_name,
    price: answer.price,
    listPrice: answer.list_price ?? answer.price,
    isDiscounted: answer.has_discounted_price,
    carousel: answer.carousel,
    isStored: answer.product_type === "product",
    availability: answer.inventory_availability || "never",
    available: answer.virtual_available ?? 0,
    inCart: answer.cart_qty ?? 0,
    threshold: answer.available_threshold ?? 0,
    unit: answer.uom_name,
    message: answer.custom_message || "",
  };
}
