import type { Hono } from "hono";
import { updateCartCall } from "#shop/api/cart.ts";
import type { Csrf } from "../csrf.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { exemptForm, type Fields, form, postOnly } from "../form.ts";
import { localPath } from "../language.ts";
import { bindArguments, requireArguments, toInt } from "../python.ts";
import { rpc } from "../rpc.ts";
import type { Visit } from "../visit.ts";
import { firstProducts, forgetOrder, openOrder, quantityOf, readCart, readLines, suggestionsFor } from "./cart.ts";
import { notesOf } from "./notes.ts";
import type { ShopPages } from "./pages.ts";
import { productId } from "./product.ts";
import { updateCart, type Updated, type Wish } from "./update.ts";
import { choiceOf, openVariant, untrackedNotes } from "./variant.ts";

/** Known keys; any other key makes the call fail. */
const knownKeys = ["product_id", "line_id", "add_qty", "set_qty", "display"];

/** Returns the ids of the options that a product page's form adds. */
const optionsOf = (fields: Fields): number[] =>
  Object.entries(fields).flatMap(([key, id]) => {
    const option = /^optional-product-(\d+)$/.exec(key)?.[1];
    return option && toInt(fields[`optional-add-${option}`] ?? "0") > 0 ? [toInt(id)] : [];
  });

/** Returns the quantity of a form; one piece by default. */
const changeOf = ({ add_qty: add = "1", set_qty: set = "0" }: Fields) => ({ add, set });

/**
 * Changes the quantity of a product, then those of its options. Returns the changed line and the quantity of the cart; undefined for a
 * placed order: then the next product starts a new cart.
 */
async function change(
  queries: Queries,
  visit: Visit,
  wish: Wish,
): Promise<{ updated: Updated; quantity: number } | undefined> {
  const order = await openOrder(queries, visit);
  if (order.state !== "draft") {
    await forgetOrder(queries, order);
    return undefined;
  }
  const updated = await updateCart(queries, order, wish);
  for (const id of wish.optionIds ?? [])
    await updateCart(queries, order, {
      productId: id,
      set: updated.quantity,
      linkedLineId: updated.line_id,
      notes: wish.optionNotes?.(id),
    });
  const quantity = quantityOf(await readLines(queries, order.id));
  if (quantity === 0) await forgetOrder(queries, order);
  return { updated, quantity };
}

/** Serves the call that changes the cart. */
function callRoutes(app: Hono<SuiteEnv>, database: Database, pages: ShopPages): void {
  app.get(updateCartCall.path, postOnly);
  app.all(
    updateCartCall.path,
    rpc<typeof updateCartCall>(async (params, visit) => {
      requireArguments("cart_update_json", bindArguments("cart_update_json", knownKeys, [], params), ["product_id"]);
      const { line_id: line, add_qty: add = null, set_qty: set = null, display = true } = params;
      const wish = { productId: productId(params["product_id"]), lineId: line ? toInt(line) : undefined, add, set };
      const changed = await database.transaction((queries) => change(queries, visit, wish));
      if (!changed) return {};
      const { updated, quantity } = changed;
      if (quantity === 0) return updated;
      const answer = { ...updated, cart_quantity: quantity };
      const cart = display ? await readCart(database, visit) : undefined;
      if (!cart) return answer;
      return {
        ...answer,
        "website_sale.cart_lines": pages.cartLines(visit, cart, await suggestionsFor(cart, database)),
        "website_sale.short_cart_summary": pages.cartSummary(visit, cart),
      };
    }),
  );
}

/** Serves the forms of product pages and of the dialog of options. @see docs/reference/shop.md#shop-10 */
function formRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf): void {
  app.post(
    "/shop/cart/update",
    exemptForm(async (c, fields) => {
      const { visit } = c.var;
      const choice = choiceOf(fields);
      const bought = await database.transaction(async (queries) => {
        const productId = choice
          ? await openVariant(queries, choice.templateId, choice.combination)
          : toInt(fields["product_id"]);
        if (choice && !productId) return false;
        const notes = notesOf(fields);
        await change(queries, visit, {
          productId,
          ...changeOf(fields),
          notes: notes.length > 0 || !choice ? notes : await untrackedNotes(queries, choice),
        });
        return true;
      });
      const target =
        bought || !choice
          ? "/shop/cart"
          : `/shop/product/${choice.templateId}?combination=${choice.combination.join()}`;
      return c.redirect(localPath(target, visit.siteLanguage));
    }),
  );
  app.post(
    "/shop/cart/update_option",
    form(csrf, async (c, fields) => {
      const wish = {
        productId: toInt(fields["product_id"]),
        ...changeOf(fields),
        notes: notesOf(fields),
        optionIds: optionsOf(fields),
        optionNotes: (id: number) => notesOf(fields, id),
      };
      const changed = await database.transaction((queries) => change(queries, c.var.visit, wish));
      return c.html(String(changed?.quantity ?? 0));
    }),
  );
  for (const path of ["/shop/cart/update", "/shop/cart/update_option"]) app.all(path, postOnly);
}

/** Serves the cart: its call, its forms and its page. */
export function cartRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf, pages: ShopPages): void {
  callRoutes(app, database, pages);
  formRoutes(app, database, csrf);
  app.get("/shop/cart", async (c) => {
    const { visit } = c.var;
    const cart = await readCart(database, visit);
    if (c.req.query("type") === "popover")
      return c.html(pages.popover(visit, cart), 200, { "Cache-Control": "no-cache" });
    return pages.cart(c, cart, await (cart ? suggestionsFor(cart, database) : firstProducts(database)));
  });
}
