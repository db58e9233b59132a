import type { Hono } from "hono";
import { createVariantCall } from "#shop/api/product.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { keyError, sessionExpired, typeError, valueError } from "../fault.ts";
import { pythonType, requireArguments, toInt } from "../python.ts";
import { type Params, rpc } from "../rpc.ts";
import type { Visit } from "../visit.ts";
import { findOrder } from "./cart.ts";
import { type Configuration, findVariant, firstPossible, isPossible, readConfiguration } from "./combination.ts";
import { dollars } from "./money.ts";
import type { ShopPages } from "./pages.ts";
import { readPictures } from "./picture.ts";
import { type Product, readTemplate, type Template } from "./product.ts";
import { openVariant } from "./variant.ts";

const numbers = (value: unknown): number[] => {
  if (!Array.isArray(value)) throw typeError(`'${pythonType(value)}' object is not iterable`);
  return value.map(toInt);
};

/** Parses a list of ids, which this call takes as JSON text. Throws the TypeError and ValueError of Python's json. */
function numbersOfText(text: unknown): number[] {
  if (typeof text !== "string")
    throw typeError(`the JSON object must be str, bytes or bytearray, not ${pythonType(text)}`);
  try {
    return numbers(JSON.parse(text));
  } catch (error) {
    throw error instanceof SyntaxError ? valueError(`Expecting value: ${text}`) : error;
  }
}

interface Chosen {
  readonly template: Template;
  readonly configuration: Configuration;
  readonly combination: readonly number[];
  readonly product: Product | undefined;
}

async function readChosen(queries: Queries, params: Params, { user }: Visit): Promise<Chosen> {
  requireArguments("get_combination_info", params, ["product_template_id", "product_id", "combination", "add_qty"]);
  if (!("pricelist_id" in params)) throw keyError("pricelist_id");
  const template = await readTemplate(queries, toInt(params["product_template_id"]), user);
  const configuration = await readConfiguration(queries, template.id);
  const requested = numbers(params["combination"]);
  const named = params["product_id"] ? toInt(params["product_id"]) : 0;
  const variant = requested.length > 0 ? undefined : configuration.variants.find(({ id }) => id === named);
  // without any choice the suite takes the first combination
  const combination =
    requested.length > 0 ? requested : (variant?.combination ?? firstPossible(configuration) ?? requested);
  return { template, configuration, combination, product: variant ?? findVariant(configuration, combination) };
}

/** Returns name and price of a combination, whether or not its variant exists. */
function infoOf({ template, configuration, combination, product }: Chosen) {
  const options = configuration.options.filter(({ id }) => combination.includes(id));
  const names = options
    .filter(({ create_variant, choices }) => create_variant !== "no_variant" && choices > 1)
    .map(({ name }) => name);
  const list_price = template.price + options.reduce((sum, { price_extra }) => sum + price_extra, 0);
  const price = Math.round((list_price * (100 - template.discount)) / 100);
  return {
    product_id: product?.id ?? (false as const),
    product_template_id: template.id,
    display_name: names.length > 0 ? `${template.name} (${names.join(", ")})` : template.name,
    price: dollars(price),
    list_price: dollars(list_price),
    has_discounted_price: price < list_price,
  };
}

async function stockOf(queries: Queries, visit: Visit, { template, product }: Chosen) {
  const order = product && (await findOrder(queries, visit));
  const [{ cart_qty } = { cart_qty: 0 }] = order
    ? await queries.query<{ cart_qty: number }>(
        "select coalesce(sum(quantity), 0) as cart_qty from sale_order_line where order_id = $1 and product_id = $2",
        [order.id, product.id],
      )
    : [];
  return {
    virtual_available: product?.stock ?? 0,
    product_type: "product",
    inventory_availability: template.availability,
    available_threshold: template.threshold,
    custom_message: template.availability_message,
    product_template: template.id,
    cart_qty,
    ...(product && { uom_name: "Unit(s)" }),
  };
}

/** Serves the calls of the product's page. */
export function configuratorRoutes(app: Hono<SuiteEnv>, database: Database, pages: ShopPages): void {
  app.all(
    "/product_configurator/get_combination_info",
    rpc(async (params, visit) => {
      if (visit.user.role === "public") throw sessionExpired();
      return infoOf(await readChosen(database, params, visit));
    }),
  );

  app.all(
    "/product_configurator/get_combination_info_website",
    rpc(async (params, visit) => {
      const chosen = await readChosen(database, params, visit);
      const { configuration, combination, template, product } = chosen;
      const parent = params["parent_combination"];
      return {
        ...infoOf(chosen),
        ...(await stockOf(database, visit, chosen)),
        ...(parent != null && { is_combination_possible: isPossible(configuration, combination, numbers(parent)) }),
        carousel: pages.carousel(template, product, await readPictures(database, template.id)),
      };
    }),
  );

  app.all(
    createVariantCall.path,
    rpc<typeof createVariantCall>(async (params, { user }) => {
      requireArguments("create_product_variant", params, [
        "product_template_id",
        "product_template_attribute_value_ids",
      ]);
      const template = await readTemplate(database, toInt(params["product_template_id"]), user);
      const combination = numbersOfText(params["product_template_attribute_value_ids"]);
      return database.transaction((queries) => openVariant(queries, template.id, combination));
    }),
  );
}
