import type { Hono } from "hono";
import type { Csrf } from "#demo/server/csrf.ts";
import type { Database } from "#demo/server/database.ts";
import type { SuiteContext, SuiteEnv } from "#demo/server/env.ts";
import { type Fields, form, safeTarget } from "#demo/server/form.ts";
import { localPath } from "#demo/server/language.ts";
import { plainPage } from "#demo/server/plain-page.ts";
import { requireArguments } from "#demo/server/python.ts";
import { rpc } from "#demo/server/rpc.ts";
import type { countryInfosCall } from "#shop/api/address.ts";
import { type Cart, readCart } from "../cart.ts";
import type { ShopPages } from "../pages.ts";
import { type Buyer, isComplete, readBuyer, shipTo } from "./contact.ts";
import { countryInfos, idIn, readCountries, readStates } from "./country.ts";
import { type AddressMode, checkAddress, modeOf, type Refusal, saveAddress } from "./form.ts";

/** Returns the initial values of a form: the submitted ones, otherwise those of the address. */
function valuesOf({ contact }: AddressMode, fields: Fields): Fields {
  if ("submitted" in fields || !contact) return fields;
  return Object.fromEntries(
    Object.entries(contact).map(([name, value]) => [name, value === null ? "" : String(value)]),
  );
}

/** Redirects within the language of the page. */
const go = (c: SuiteContext, path: string): Response => c.redirect(localPath(path, c.var.visit.siteLanguage));

/** Returns the path of the form that completes the addresses; undefined if none is missing. */
function incompletePath(buyer: Buyer | undefined): string | undefined {
  if (!buyer) return "/shop/address";
  return isComplete(buyer.billing) ? undefined : `/shop/address?partner_id=${buyer.billing.id}`;
}

/** Serves the address fields of a country. */
function countryRoutes(app: Hono<SuiteEnv>, database: Database): void {
  app.all(
    "/shop/country_infos/:id",
    rpc<ReturnType<typeof countryInfosCall>>((params, _visit, c) => {
      requireArguments("country_infos", params, ["mode"]);
      return countryInfos(database, c.req.param("id"));
    }),
  );
  app.all(
    "/website/country_infos/:id",
    rpc<ReturnType<typeof countryInfosCall>>((_params, _visit, c) => countryInfos(database, c.req.param("id"))),
  );
}

/** Serves the address form, and stores what was submitted. */
function formRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf, pages: ShopPages): void {
  async function showForm(
    c: SuiteContext,
    { cart, mode, fields, refusal }: { cart: Cart; mode: AddressMode; fields: Fields; refusal?: Refusal },
  ): Promise<Response> {
    const values = valuesOf(mode, fields);
    return pages.address(c, {
      cart,
      ...mode,
      values,
      refusal,
      countries: await readCountries(database),
      states: await readStates(database, idIn(values["country_id"])),
    });
  }

  async function address(c: SuiteContext, fields: Fields): Promise<Response> {
    const { visit } = c.var;
    const cart = await readCart(database, visit);
    if (!cart) return go(c, "/shop");
    const buyer = await readBuyer(database, visit);
    const mode = modeOf(buyer, idIn(fields["partner_id"]));
    if (!mode) return plainPage(404);
    if (!("submitted" in fields)) return showForm(c, { cart, mode, fields });
    const refusal = await checkAddress(database, mode, fields);
    if (refusal) return showForm(c, { cart, mode, fields, refusal });
    await database.transaction((queries) => saveAddress(queries, { orderId: cart.id, buyer, mode, fields }));
    const isOther = mode.kind === "billing" && !fields["use_same"];
    const next = isOther ? (mode.contact ? "/shop/checkout" : "/shop/address") : "/shop/confirm_order";
    return go(c, safeTarget(fields["callback"], next));
  }
  app.get("/shop/address", (c) => address(c, c.req.query()));
  app.post("/shop/address", form(csrf, address));
}

/** Serves the choice of addresses and the step that checks them. */
function checkoutRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf, pages: ShopPages): void {
  async function checkout(c: SuiteContext, fields: Fields): Promise<Response> {
    const cart = await readCart(database, c.var.visit);
    if (!cart) return go(c, "/shop/cart");
    const buyer = await readBuyer(database, c.var.visit);
    const incomplete = incompletePath(buyer);
    if (incomplete) return go(c, incomplete);
    const wanted = "use_billing" in fields ? buyer!.billing.id : idIn(fields["partner_id"]);
    const known = buyer!.shippings.some(({ id }) => id === wanted);
    if (known) await shipTo(database, cart.id, wanted);
    if (fields["express"]) return go(c, "/shop/confirm_order");
    if (fields["xhr"]) return c.html("ok");
    return pages.checkout(c, { cart, ...buyer!, shippingId: known ? wanted : buyer!.shippingId });
  }
  app.get("/shop/checkout", (c) => checkout(c, c.req.query()));
  app.post("/shop/checkout", form(csrf, checkout));

  app.get("/shop/confirm_order", async (c) => {
    const cart = await readCart(database, c.var.visit);
    if (!cart) return go(c, "/shop");
    return go(c, incompletePath(await readBuyer(database, c.var.visit)) ?? "/shop/payment");
  });
}

/** Serves the addresses of an order, until the order is confirmed. */
export function addressRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf, pages: ShopPages): void {
  countryRoutes(app, database);
  formRoutes(app, database, csrf, pages);
  checkoutRoutes(app, database, csrf, pages);
}
