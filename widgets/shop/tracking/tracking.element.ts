import { defineWidget, flag } from "#shared/element/index.ts";
import { bind } from "./tracking.bind.ts";
import { env } from "./tracking.env.ts";
import { createTracking, events } from "./tracking.store.ts";
import { Tracking } from "./Tracking.tsx";

export default defineWidget({
  tag: "suite-tracking",
  area: "shop",
  summary:
    "Reports actions of visitors in the shop to the site's statistics: viewed and ordered products, and steps of the checkout",
  example: "<suite-tracking></suite-tracking>",
  audience: "owners",
  attributes: {
    always: flag({ doc: "Also reports actions of visitors whose browser refuses tracking (Global Privacy Control)" }),
  },
  events,
  storage: [
    {
      name: "suite.tracking.order",
      kind: "sessionStorage",
      purpose: "Reported order, so that a reload of its page does not count it twice",
      lifetime: "session",
    },
  ],
  box: { display: "contents" },
  texts: {},
  styles: [],
  // pages of the built-in shop
  adopts: { selector: ".oe_website_sale", place: "append" },
  rare: true,
  budget: 3.5,
  store: (context) => createTracking(context, env),
  component: Tracking,
  bind,
});
