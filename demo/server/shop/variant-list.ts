import type { Queries } from "../database.ts";
import { activeViews } from "../website/views.ts";
import type { Configuration } from "./combination.ts";

/** Key of the view of products' pages. */
export const productView = "website_sale.product";
const name = "List View of Variants";

/** Option in the menu of editors. */
export const variantListView = `insert into website_view (id, page_key, key, name, parent, active)
   values (940, '${productView}', 'website_sale.product_variants', '${name}', 'Product', false)`;

export const listsVariants = async (queries: Queries): Promise<boolean> =>
  (await activeViews(queries, productView)).has(name);

/** Returns true if all variants exist and can be listed; false with values that create no variant, texts, or variants on demand. */
export const canBeListed = ({ options, variants }: Configuration): boolean =>
  variants.some(({ active }) => active) &&
  options.every(({ create_variant, custom }) => create_variant === "always" && !custom);
