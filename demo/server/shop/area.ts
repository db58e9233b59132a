import { shopPages } from "#demo/suite/shop/index.tsx";
import type { Area } from "../area.ts";
import { model } from "../model.ts";
import { readSignatures } from "../payment/signature.ts";
import { abandonedRoutes } from "./abandoned.ts";
import { addressRoutes } from "./address/routes.ts";
import { seedAddresses } from "./address/seed.ts";
import { addressTables } from "./address/tables.ts";
import { catalogueRoutes } from "./catalogue.ts";
import { categoryTree, seedCategoryTree } from "./category-tree.ts";
import { checkoutTables, seedCheckout } from "./checkout-tables.ts";
import { comparisonRoutes } from "./comparison.ts";
import { configuratorRoutes } from "./configurator.ts";
import { productImages } from "./image.ts";
import { lastOrderRoutes } from "./last-order.ts";
import { optionRoutes } from "./options.ts";
import { cartRoutes } from "./ordering.ts";
import { paymentRoutes } from "./payment-routes.ts";
import { sampleRoutes } from "./samples.ts";
import { seedShop } from "./seed/index.ts";
import { seedPictures } from "./seed/pictures.ts";
import { stored } from "./stored.ts";
import { pictureTables, shopTables } from "./tables.ts";
import { trialRoutes } from "./trial.ts";
import { variantListView } from "./variant-list.ts";
import { keepBasket } from "./visitor.ts";
import { wishlistRoutes } from "./wishlist.ts";

/** Shop: catalogue, variants, cart, addresses, wishlist, comparison. */
export const area: Area = {
  stored,
  // countries of addresses are those of clicks
  needs: ["website", "links"],
  steps: [
    { tables: shopTables, seed: seedShop },
    { tables: pictureTables, seed: seedPictures },
    { tables: categoryTree, seed: seedCategoryTree },
    { tables: addressTables, seed: seedAddresses },
    { tables: checkoutTables, seed: seedCheckout },
    { tables: variantListView },
  ],
  models: {
    "product.template": model("product_template", "Product Template", { publishable: true }),
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
      calls: /^\/shop\/(checkout|address|country_infos)/,
      module: "the shop",
      elements: "suite-checkout-address needs",
    },
    {
      calls: /^\/(shop|product_configurator)\//,
      module: "the shop",
      elements: "suite-cart, suite-cart-popover, suite-add-to-cart, suite-delivery and suite-tracking need",
    },
  ],
  onSignIn: keepBasket,
  async routes(app, { database, csrf, render }) {
    const pages = shopPages(render);
    abandonedRoutes(app, { database, pages, signatures: await readSignatures(database) });
    catalogueRoutes(app, database, pages);
    configuratorRoutes(app, database, pages);
    optionRoutes(app, database, pages);
    cartRoutes(app, database, csrf, pages);
    addressRoutes(app, database, csrf, pages);
    paymentRoutes(app, database, csrf, pages);
    wishlistRoutes(app, database, pages);
    comparisonRoutes(app, database, pages);
    productImages(app, database);
    lastOrderRoutes(app, database);
    sampleRoutes(app, database, csrf);
    trialRoutes(app, database, csrf);
  },
};
