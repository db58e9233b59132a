import { shopPages } from "../../pages/shop/index.tsx";
import type { Area } from "../area.ts";
import { model } from "../model.ts";
import { catalogueRoutes } from "./catalogue.ts";
import { comparisonRoutes } from "./comparison.ts";
import { configuratorRoutes } from "./configurator.ts";
import { productImages } from "./image.ts";
import { cartRoutes } from "./ordering.ts";
import { sampleRoutes } from "./samples.ts";
import { seedShop } from "./seed/index.ts";
import { shopTables } from "./tables.ts";
import { keepBasket } from "./visitor.ts";
import { wishlistRoutes } from "./wishlist.ts";

/** The shop: catalogue, variants, cart, wishlist, comparison. */
export const area: Area = {
  needs: ["website"],
  steps: [{ tables: shopTables, seed: seedShop }],
  models: {
    "product.template": model("product_template", "Product Template", { publishable: true }),
    "sale.order": model("sale_order", "Sale Order"),
  },
  requirements: [
    {
      calls: /^\/shop\/wishlist/,
      module: "the wishlist",
      elements: "suite-wishlist-button, suite-wishlist-link and suite-wishlist need",
    },
    {
      calls: /^\/shop\/(get_product_data|compare)/,
      module: "the comparison",
      elements: "suite-compare-button, suite-compare-panel and suite-compare-table need",
    },
    {
      calls: /^\/(shop|product_configurator)\//,
      module: "the shop",
      elements: "suite-cart, suite-cart-popover and suite-add-to-cart need",
    },
  ],
  onSignIn: keepBasket,
  routes(app, { database, csrf, render }) {
    const pages = shopPages(render);
    catalogueRoutes(app, database, pages);
    configuratorRoutes(app, database, pages);
    cartRoutes(app, database, csrf, pages);
    wishlistRoutes(app, database, pages);
    comparisonRoutes(app, database, pages);
    productImages(app, database);
    sampleRoutes(app, database, csrf);
  },
};
