import { choice, defineWidget, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { cartDrawer, emptyCart, shop } from "../i18n/en.json";
import { createCartDrawer, events } from "./cart-drawer.store.ts";
import { CartDrawer } from "./CartDrawer.tsx";

const texts = { failures, shop, emptyCart, cartDrawer };

export default defineWidget({
  tag: "suite-cart-drawer",
  area: "shop",
  summary:
    "Cart in a dialog at the edge of the page: opens when a product was added, and in place of the cart's popover",
  example: "<suite-cart-drawer></suite-cart-drawer>",
  attributes: {
    side: choice(["end", "start"], {
      default: "end",
      doc: "Edge of the page: where a line of text ends, or where it begins",
    }),
  },
  events,
  states: {
    open: "True while the drawer is open",
    busy: "True while a change of the cart is sent",
    error: "True after a failed call",
  },
  parts: {
    drawer: "Dialog at the edge of the page",
    title: "Heading of the drawer",
    close: "Button that closes the drawer",
    lines: "Lines of the cart",
    line: "Line of the cart",
    name: "Link to the product of a line",
    price: "Price of a line",
    quantity: "Quantity of a line",
    less: "Button for one less",
    more: "Button for one more",
    remove: "Button that removes a line",
    total: "Total of the cart",
    checkout: "Link to the checkout",
    stay: "Button that closes the drawer to continue shopping",
    skeleton: "Placeholder while the lines are loading",
    empty: "Block that is shown while the cart is empty",
    shop: "Link to the shop in the block of an empty cart",
    warning: "Message of the suite about a change",
    dismiss: "Button that closes the message",
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
  },
  methods: { open: "Opens the drawer: open()", close: "Closes the drawer: close()" },
  // with the store of the cart
  budget: 8.7,
  box: { display: "contents" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss],
  rare: true,
  store: createCartDrawer,
  component: CartDrawer,
});
