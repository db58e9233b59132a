import { array, object, safeParse, string } from "valibot";
import { type Call, recordId } from "#shared/suite/contract/call.ts";
import { count } from "#shared/suite/contract/field.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Ids of variants: in GET /shop/wishlist?count=1, in `cookies` of the product data, and in the cookie `comparelist_product_ids`. */
export const productIds = array(count);

/**
 * Call that finds or creates the variant of a combination, which is JSON text; 0 if there is none.
 * @see docs/reference/shop.md#shop-9
 */
export const createVariantCall = {
  path: "/product_configurator/create_product_variant",
  read: false,
  params: object({ product_template_id: recordId, product_template_attribute_value_ids: string() }),
  result: count,
} satisfies Call;

/** Custom texts of the visitor, and choices that make no variant, by their names in the form. */
export interface ProductNotes {
  readonly product_custom_attribute_values: readonly object[];
  readonly no_variant_attribute_values: readonly object[];
}

/** Parses a text of ids of variants; null for other texts. */
export function parseIds(text: string | undefined): readonly number[] | null {
  try {
    const { success, output } = safeParse(productIds, JSON.parse(text ?? ""));
    return success ? output : null;
  } catch {
    return null;
  }
}

/** Product that a page shows, which may be a combination of a template that is no variant yet. */
export interface ProductChoice {
  /** 0 if the variant does not exist yet. */
  readonly productId: number;
  readonly templateId: number;
  /** Ids of the chosen attribute values of the template. */
  readonly valueIds: readonly number[];
}

/**
 * Returns the variant of a choice; the suite creates a missing variant.
 * @throws SuiteError, kind `config` if the shop does not have that combination
 */
export async function variantOf(
  client: Client,
  { productId, templateId, valueIds }: ProductChoice,
  options?: CallOptions,
): Promise<number> {
  if (productId) return productId;
  if (!templateId) throw new SuiteError("config", "the page does not say which product is meant");
  const params = { product_template_id: templateId, product_template_attribute_value_ids: JSON.stringify(valueIds) };
  const variant = await client.call(createVariantCall, params, options);
  if (!variant)
    throw new SuiteError("config", `product template ${templateId} has no variant of ${JSON.stringify(valueIds)}`);
  return variant;
}
