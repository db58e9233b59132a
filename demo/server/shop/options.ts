import type { Hono } from "hono";
import { optionItemsCall, showOptionsCall } from "#shop/api/options.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { keyError, typeError } from "../fault.ts";
import { seesUnpublished } from "../model.ts";
import { pythonType, requireArguments, toInt } from "../python.ts";
import { rpc } from "../rpc.ts";
import type { User } from "../session.ts";
import { findVariant, firstPossible, readConfiguration } from "./combination.ts";
import type { OptionalProduct, ShopPages } from "./pages.ts";
import { type Product, readProduct, readTemplate } from "./product.ts";

/** Returns the optional products of a product, with their first possible combination. */
async function optionsOf(
  queries: Queries,
  { template_id, optional_ids }: Product,
  parent: readonly number[],
  user: User,
): Promise<OptionalProduct[]> {
  const found = [];
  for (const id of optional_ids.filter((optional) => optional !== template_id)) {
    const [visible] = await queries.query("select from product_template where id = $1 and (published or $2)", [
      id,
      seesUnpublished(user),
    ]);
    if (!visible) continue;
    const template = await readTemplate(queries, id, user);
    const configuration = await readConfiguration(queries, id);
    const combination = firstPossible(configuration, parent);
    if (!combination) continue;
    found.push({ template, configuration, combination, parent, product: findVariant(configuration, combination) });
  }
  return found;
}

/** Serves the dialog of optional products. */
export function optionRoutes(app: Hono<SuiteEnv>, database: Database, pages: ShopPages): void {
  app.all(
    showOptionsCall.path,
    rpc<typeof showOptionsCall>(async (params, visit) => {
      requireArguments("show_optional_products_website", params, ["product_id", "variant_values"]);
      if (!("pricelist_id" in params)) throw keyError("pricelist_id");
      const { variant_values: values, add_qty: quantity } = params as Readonly<Record<string, unknown>>;
      if (!Array.isArray(values)) throw typeError(`'${pythonType(values)}' object is not iterable`);
      const product = await readProduct(database, toInt(params["product_id"]), visit.user.id);
      await readTemplate(database, product.template_id, visit.user);
      const chosen = values.map(toInt);
      const combination = chosen.length > 0 ? chosen : product.combination;
      const options = await optionsOf(database, product, combination, visit.user);
      if (options.length === 0) return false;
      return pages.optionalProducts(visit, { product, combination, quantity: toInt(quantity ?? 1) || 1, options });
    }),
  );

  app.all(
    optionItemsCall.path,
    rpc<typeof optionItemsCall>(async (params, visit) => {
      requireArguments("optional_product_items_website", params, ["product_id"]);
      if (!("pricelist_id" in params)) throw keyError("pricelist_id");
      const product = await readProduct(database, toInt(params["product_id"]), visit.user.id);
      await readTemplate(database, product.template_id, visit.user);
      return pages.optionItems(visit, await optionsOf(database, product, product.combination, visit.user));
    }),
  );
}
