import { array, object, safeParse, string } from "valibot";
import { type Call, recordId } from "#shared/suite/contract/call.ts";
import { count } from "#shared/suite/contract/field.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Of variants: what GET /shop/wishlist?count=1 answers, what `cookies` of the product data says, and the cookie `comparelist_product_ids`. */
export const productIds = array(count);

/** Finds or makes the variant of a combination, which comes as JSON text; 0: there is none. */
export const createVariantCall = {
  path: "/product_configurator/create_product_variant",
  read: false,
  params: object({ product_template_id: recordId, product_template_attribute_value_ids: string() }),
  result: count,
} satisfies Call;

/** Texts of a visitor's own, and choices that make no variant, by the names of the form that they are sent with. */
export interface ProductNotes {
  readonly product_custom_attribute_values: readonly object[];
  readonly no_variant_attribute_values: readonly object[];
}

/** Text that should hold ids of variants; null for anything else. */
export function parseIds(text: string | undefined): readonly number[] | null {
  try {
    const { success, output } = safeParse(productIds, JSON.parse(text ?? ""));
    return success ? output : null;
  } catch {
    return null;
  }
}

/** A product as a page shows it: perhaps a combination of a template that is no variant yet. */
export interface ProductChoice {
  /** 0: the variant does not exist yet. */
  readonly productId: number;
  readonly templateId: number;
  /** Of the template's attribute values that are chosen. */
  readonly valueIds: readonly number[];
}

/**
 * The variant of a choice, made where it does not exist yet.
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
  const made = await client.call(createVariantCall, params, options);
  if (!made)
    throw new SuiteError("config", `product template ${templateId} has no variant of ${JSON.stringify(valueIds)}`);
  return made;
}
