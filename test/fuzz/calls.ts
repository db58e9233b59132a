import { existsSync, readdirSync } from "node:fs";
import type { ObjectEntries, ObjectSchema } from "valibot";
import { utm } from "#links/api/links.ts";
import { updateOrderLineByOneCall, updateOrderLineCall } from "#portal/api/order-lines.ts";
import { signatureCall } from "#portal/api/signature.ts";
import type { Call } from "#shared/suite/contract/call.ts";
import { countryInfosCall } from "#shop/api/address.ts";
import { paymentStatusCall } from "#shop/api/payment-status.ts";
import { createCardCall, prepareTransactionCall } from "#shop/api/payments.ts";
import { removeFromWishlistCall } from "#shop/api/wishlist.ts";
import { tabLayoutCall, tabPaneCall } from "#theme/api/tabs.ts";
import { recordings } from "../fixtures/wire/recordings.ts";

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "path" in value && "params" in value;

const root = new URL("../../", import.meta.url);
const areaCalls = readdirSync(new URL("widgets/", root)).map((area) => `widgets/${area}/api/`);
const files = ["shared/suite/api/", "shared/suite/contract/", ...areaCalls]
  .map((folder) => new URL(folder, root))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => new URL(file, folder).href));
const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>));
const fixed = new Set(modules.flatMap((module) => Object.values(module)).filter(isCall));

const tabs = [202, 208, 348].flatMap((number) => [
  tabLayoutCall(`sh_corpomate_theme_tmpl_${number}`),
  tabPaneCall(`sh_corpomate_theme_tmpl_${number}`),
]);

/** Calls of the contract by path; two calls share the path of the poll. A path with an id is written as its route. */
export const calls: readonly Call[] = [
  ...fixed,
  ...Object.values(utm).flatMap(({ all, create }): Call[] => [all, create]),
  removeFromWishlistCall(":id{\\d{1,9}}"),
  paymentStatusCall(":id{\\d{1,9}}"),
  countryInfosCall(":id"),
  signatureCall("/my/orders/:order{\\d{1,9}}/accept"),
  updateOrderLineCall(":order{\\d{1,9}}"),
  updateOrderLineByOneCall(":order{\\d{1,9}}"),
  createCardCall("/payment/stripe/s2s/create_json_3ds"),
  prepareTransactionCall("/shop/payment/transaction/"),
  prepareTransactionCall("/my/orders/:order{\\d{1,9}}/transaction/"),
  ...tabs,
];

/** Returns the names of a call's parameters in the contract. */
const keysOf = ({ params }: Call): string[] =>
  "entries" in params ? Object.keys((params as ObjectSchema<ObjectEntries, undefined>).entries) : [];

const unknownToContract: Readonly<Record<string, readonly string[]>> = {
  "/web/session/authenticate": ["db", "login", "password"],
  "/operator/presence": ["online"],
  "/web/dataset/call_kw": ["model", "method", "args", "kwargs"],
};

const areas = [
  "blog",
  "chatter",
  "envelope",
  "follow",
  "links",
  "livechat",
  "mailing",
  "order",
  "payment",
  "shop",
  "web",
] as const;
const recorded = areas.flatMap((area) => recordings(area)).map(({ request }) => request);

/** Returns parameters that real clients sent to a path. */
export const recordedParams = (path: string): Record<string, unknown>[] =>
  recorded
    .filter(({ url }) => url.split("?")[0] === path || (path === "/web/dataset/call_kw" && url.startsWith(path)))
    .flatMap(({ json }) => (json?.params && !Array.isArray(json.params) ? [json.params] : []));

/** Returns fields that real forms sent to a path. */
export const recordedForms = (path: string): Record<string, string>[] =>
  recorded
    .filter(
      ({ url, method, json, body }) => url.split("?")[0] === path && method === "POST" && json === undefined && body,
    )
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

/** Returns the names of a route's parameters. */
export const paramNames = (path: string): string[] => [
  ...new Set([
    ...(unknownToContract[path] ?? []),
    ...calls.filter((call) => call.path === path).flatMap(keysOf),
    ...recordedParams(path).flatMap(Object.keys),
  ]),
];
