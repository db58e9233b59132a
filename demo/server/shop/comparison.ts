import type { Hono } from "hono";
import { productDataCall } from "#shop/api/compare.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { typeError } from "../fault.ts";
import { localPath } from "../language.ts";
import { pythonType, requireArguments, toInt } from "../python.ts";
import { rpc } from "../rpc.ts";
import type { Option } from "./combination.ts";
import type { ShopPages } from "./pages.ts";
import { listProducts, type Product, productId } from "./product.ts";
import { specificationsOf } from "./specification.ts";

/** Reads the values of each variant; of attributes without variants, all values. */
async function readColumns(queries: Queries, products: readonly Product[]): Promise<Option[][]> {
  const options = await queries.query<Option>(
    "select * from product_option where template_id = any ($1) order by attribute_id, id",
    [products.map(({ template_id }) => template_id)],
  );
  return products.map(({ template_id, combination }) =>
    options.filter(
      (option) =>
        option.template_id === template_id &&
        (option.create_variant === "no_variant" || combination.includes(option.id)),
    ),
  );
}

/** Returns the ids of a list in a call: numbers and numeric texts. Throws the suite's type error for others. */
function idsOf(value: unknown): number[] {
  if (!Array.isArray(value)) throw typeError(`'${pythonType(value)}' object is not iterable`);
  return value.map((id) => (typeof id === "string" ? toInt(id) : productId(id)));
}

/** Serves the comparison: its page, and the rows of the panel. */
export function comparisonRoutes(app: Hono<SuiteEnv>, database: Database, pages: ShopPages): void {
  app.all(
    productDataCall.path,
    rpc<typeof productDataCall>(async (params, visit) => {
      requireArguments("get_product_data", params, ["product_ids"]);
      const requested = idsOf(params["product_ids"]);
      const remembered = params["cookies"] == null ? null : idsOf(params["cookies"]);
      const known = await listProducts(database, visit.user, [...requested, ...(remembered ?? [])]);
      const rows = known
        .filter(({ id }) => requested.includes(id))
        .map((product) => [
          product.id,
          {
            render: pages.comparisonRow(visit, product),
            product: { id: product.id, name: product.name, display_name: product.display_name },
          },
        ]);
      return {
        ...(remembered && { cookies: `[${known.map(({ id }) => id).join(", ")}]` }),
        ...Object.fromEntries(rows),
      };
    }),
  );

  app.get("/shop/compare", (c) =>
    c.redirect(localPath(`/shop/compare/${new URL(c.req.url).search}`, c.var.visit.siteLanguage), 301),
  );
  app.get("/shop/compare/", async (c) => {
    const ids = (c.req.query("products") ?? "")
      .split(",")
      .filter((id) => /^\d{1,9}$/.test(id))
      .map(Number);
    const products = await listProducts(database, c.var.visit.user, ids);
    if (products.length === 0) return c.redirect(localPath("/shop", c.var.visit.siteLanguage));
    return pages.comparison(c, products, specificationsOf(await readColumns(database, products)));
  });
}
