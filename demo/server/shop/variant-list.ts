import type { Queries } from "../database.ts";
import { activeViews } from "../website/views.ts";
import type { Configuration } from "./combination.ts";

/** The view that pages of products are made of. */
export const productView = "website_sale.product";
const name = "List View of Variants";

/** What editors switch on in its menu. */
export const variantListView = `insert into website_view (id, page_key, key, name, parent, active)
   values (940, '${productView}', 'website_sale.product_variants', '${name}', 'Product', false)`;

export const listsVariants = async (queries: Queries): Promise<boolean> =>
  (await activeViews(queries, productView)).has(name);

/** A list names what exists; what makes no variant, is worded, or is made on demand is chosen value by value. */
export const canBeListed = ({ options, variants }: Configuration): boolean =>
  variants.some(({ active }) => active) &&
  options.every(({ create_variant, custom }) => create_variant === "always" && !custom);
