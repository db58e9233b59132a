import type { Hono } from "hono";
import { type TrackedOrder, trackingLastOrderCall } from "#shop/api/tracking.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { rpc } from "../rpc.ts";
import type { Visit } from "../visit.ts";
import { readPlaced } from "./checkout.ts";
import { dollars } from "./money.ts";

const currency = "USD";
const company = "Harbour & Pine";

async function readLastOrder(queries: Queries, visit: Visit): Promise<TrackedOrder | Readonly<Record<string, never>>> {
  const placed = await readPlaced(queries, visit);
  if (!placed) return {};
  const { cart, carrier, totals } = placed;
  const categories = await queries.query<{ id: number; name: string }>("select id, name from product_category");
  return {
    transaction: {
      id: cart.id,
      affiliation: company,
      revenue: dollars(totals.total),
      tax: dollars(totals.taxes),
      currency,
      shipping: dollars(carrier?.price ?? 0),
    },
    lines: cart.lines.map(({ product_id, name, category_id, price, quantity }) => ({
      id: cart.id,
      sku: product_id,
      name,
      category: categories.find((category) => category.id === category_id)?.name ?? "-",
      price: dollars(price),
      quantity,
    })),
  };
}

/** Serves the last order for the statistics of the site's owner. */
export function lastOrderRoutes(app: Hono<SuiteEnv>, database: Database): void {
  const answer = rpc<typeof trackingLastOrderCall>((_, visit) => readLastOrder(database, visit));
  for (const path of [trackingLastOrderCall.path, trackingLastOrderCall.path.slice(0, -1)]) app.all(path, answer);
}
