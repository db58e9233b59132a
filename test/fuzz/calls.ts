import { existsSync, readdirSync } from "node:fs";
import type { ObjectEntries, ObjectSchema } from "valibot";
import { utm } from "#links/common/calls/contract/links.ts";
import { updateOrderLine, updateOrderLineByOne } from "#portal/common/calls/contract/order-lines.ts";
import { signature } from "#portal/common/calls/contract/signature.ts";
import type { Call } from "#shared/suite/contract/index.ts";
import { countryInfos } from "#shop/common/calls/contract/address.ts";
import { createCard, prepareTransaction } from "#shop/common/calls/contract/paying.ts";
import { paymentStatus } from "#shop/common/calls/contract/payment-status.ts";
import { removeFromWishlist } from "#shop/common/calls/contract/shop.ts";
import { tabLayout, tabPane } from "#theme/common/calls/contract/tabs.ts";
import { recordings } from "../fixtures/wire/recordings.ts";

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "path" in value && "params" in value;

const root = new URL("../../", import.meta.url);
const areaContracts = readdirSync(new URL("widgets/", root)).map((area) => `widgets/${area}/common/calls/contract/`);
const files = ["shared/suite/contract/", ...areaContracts]
  .map((folder) => new URL(folder, root))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => new URL(file, folder).href));
const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>));
const fixed = new Set(modules.flatMap((module) => Object.values(module)).filter(isCall));

const tabs = [202, 208, 348].flatMap((number) => [
  tabLayout(`sh_corpomate_theme_tmpl_${number}`),
  tabPane(`sh_corpomate_theme_tmpl_${number}`),
]);

/** Every call of the contract, by its path; two share the path of the poll. A path in which an id stands is written as its route. */
export const calls: readonly Call[] = [
  ...fixed,
  ...Object.values(utm).flatMap(({ all, create }): Call[] => [all, create]),
  removeFromWishlist(":id{\\d{1,9}}"),
  paymentStatus(":id{\\d{1,9}}"),
  countryInfos(":id"),
  signature("/my/orders/:order{\\d{1,9}}/accept"),
  updateOrderLine(":order{\\d{1,9}}"),
  updateOrderLineByOne(":order{\\d{1,9}}"),
  createCard("/payment/stripe/s2s/create_json_3ds"),
  prepareTransaction("/shop/payment/transaction/"),
  prepareTransaction("/my/orders/:order{\\d{1,9}}/transaction/"),
  ...tabs,
];

/** What the contract lets a client send. */
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

/** Parameters that a real client sent by this path. */
export const recordedParams = (path: string): Record<string, unknown>[] =>
  recorded
    .filter(({ url }) => url.split("?")[0] === path || (path === "/web/dataset/call_kw" && url.startsWith(path)))
    .flatMap(({ json }) => (json?.params && !Array.isArray(json.params) ? [json.params] : []));

/** Fields that a real form sent by this path. */
export const recordedForms = (path: string): Record<string, string>[] =>
  recorded
    .filter(
      ({ url, method, json, body }) => url.split("?")[0] === path && method === "POST" && json === undefined && body,
    )
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

/** Names of parameters that mean something to the route. */
export const paramNames = (path: string): string[] => [
  ...new Set([
    ...(unknownToContract[path] ?? []),
    ...calls.filter((call) => call.path === path).flatMap(keysOf),
    ...recordedParams(path).flatMap(Object.keys),
  ]),
];
