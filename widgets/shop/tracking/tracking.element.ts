import { defineWidget, flag } from "#shared/element/index.ts";
import { browser } from "./browser.ts";
import { createTracking, events } from "./tracking.store.ts";
import { Tracking } from "./Tracking.tsx";

export default defineWidget({
  tag: "suite-tracking",
  area: "shop",
  summary:
    "Tells the site's statistics what visitors do in its shop: products they see and order, and how far they come",
  example: "<suite-tracking></suite-tracking>",
  audience: "owners",
  attributes: {
    always: flag({ doc: "Also for visitors whose browser says that they want no tracking (Global Privacy Control)" }),
  },
  events,
  storage: [
    {
      name: "suite.tracking.order",
      kind: "sessionStorage",
      purpose: "The order that was told of, so that its page can be read again without counting twice",
      lifetime: "session",
    },
  ],
  box: { display: "contents" },
  texts: {},
  styles: [],
  // pages of the stock shop
  adopts: { selector: ".oe_website_sale", place: "append" },
  rare: true,
  budget: 3.5,
  store: (context) => createTracking(context, browser),
  component: Tracking,
});
