import type { Hono } from "hono";
import type { Csrf } from "../csrf.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { catalogueRoutes } from "./catalogue.ts";
import { comparisonRoutes } from "./comparison.ts";
import { configuratorRoutes } from "./configurator.ts";
import { productImages } from "./image.ts";
import type { ShopPages } from "./pages.ts";
import { cartRoutes } from "./ordering.ts";
import { sampleRoutes } from "./samples.ts";
import { wishlistRoutes } from "./wishlist.ts";

/** The shop: catalogue, variants, cart, wishlist, comparison. */
export function shopRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf, pages: ShopPages): void {
  catalogueRoutes(app, database, pages);
  configuratorRoutes(app, database, pages);
  cartRoutes(app, database, csrf, pages);
  wishlistRoutes(app, database, pages);
  comparisonRoutes(app, database, pages);
  productImages(app, database);
  sampleRoutes(app, database, csrf);
}
