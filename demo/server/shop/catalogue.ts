import type { Hono } from "hono";
import type { Database, Queries } from "../database.ts";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { notFound } from "../fault.ts";
import { seesUnpublished } from "../model.ts";
import { idOf } from "../slug.ts";
import { findVariant, firstPossible, readConfiguration } from "./combination.ts";
import { chosenIn, filtered, listed, readFilters } from "./filters.ts";
import type { ShopPages } from "./pages.ts";
import { readPictures } from "./picture.ts";
import { readTemplate } from "./product.ts";
import { type Card, type Category, orders, type Shelf } from "./shelf.ts";
import { specificationsOf } from "./specification.ts";
import { listsVariants } from "./variant-list.ts";
import { wishedProducts } from "./wishlist.ts";

const pageSize = 20;

const listCategories = (queries: Queries): Promise<Category[]> =>
  queries.query("select id, name, parent_id from product_category order by id");

/** Reads the cards of a page, without the visitor's wishes. */
const readCards = (
  queries: Queries,
  values: readonly unknown[],
  order: Shelf["order"],
): Promise<(Omit<Card, "wished"> & { readonly total: number })[]> =>
  queries.query(
    `select template.id, template.name, published, variant.id as product_id, count(*) over ()::integer as total,
            coalesce(variant.list_price, template.price) as list_price,
            coalesce(variant.price, round(template.price * (100 - discount) / 100.0)::integer) as price
     from product_template as template
     left join lateral (select id, price, list_price from product where template_id = template.id and active order by id limit 1) as variant on true
     where ${listed} and ${filtered}
     order by ${order && `${order}, `}template.id limit ${pageSize} offset $5`,
    values,
  );

/** Serves the pages of the catalogue. */
export function catalogueRoutes(app: Hono<SuiteEnv>, database: Database, pages: ShopPages): void {
  const shelf = async (c: SuiteContext) => {
    const { visit } = c.var;
    const categories = await listCategories(database);
    const slug = c.req.param("category") ?? c.req.query("category");
    const category = slug ? categories.find(({ id }) => id === idOf(slug)) : undefined;
    if (slug && !category) throw notFound();
    const search = c.req.query("search")?.trim() ?? "";
    const order = orders.find((known) => known === c.req.query("order")) ?? "";
    const page = Math.max(1, Number(c.req.param("page") ?? 1));
    const chosen = chosenIn(c.req.queries("attrib") ?? []);
    const list = [seesUnpublished(visit.user), category?.id ?? null, search];
    const values = chosen.map(({ value }) => value);
    const [cards, filters] = await Promise.all([
      readCards(database, [...list, values, (page - 1) * pageSize], order),
      readFilters(database, list),
    ]);
    if (page > 1 && cards.length === 0) throw notFound();
    const wished = new Set(await wishedProducts(database, visit));
    return pages.shelf(c, {
      categories,
      category,
      search,
      filters,
      chosen,
      order,
      page,
      pages: Math.ceil((cards[0]?.total ?? 0) / pageSize),
      cards: cards.map((card) => ({ ...card, wished: card.product_id !== null && wished.has(card.product_id) })),
    });
  };
  const page = "page/:page{[1-9]\\d{0,4}}";
  for (const path of ["/shop", `/shop/${page}`, "/shop/category/:category", `/shop/category/:category/${page}`])
    app.get(path, shelf);

  app.get("/shop/product/:product", async (c) => {
    const { visit } = c.var;
    const template = await readTemplate(database, idOf(c.req.param("product")), visit.user);
    const configuration = await readConfiguration(database, template.id);
    const requested = (c.req.query("combination") ?? "")
      .split(",")
      .map(Number)
      .filter((id) => configuration.options.some((option) => option.id === id));
    const combination = requested.length > 0 ? requested : firstPossible(configuration);
    const product = combination && findVariant(configuration, combination);
    const isWished = product !== undefined && (await wishedProducts(database, visit)).includes(product.id);
    return pages.product(c, {
      template,
      configuration,
      isList: await listsVariants(database),
      combination,
      product,
      specifications: specificationsOf([configuration.options]),
      isWished,
      pictures: await readPictures(database, template.id),
    });
  });
}
