import { defineWidget, integer } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import { optionalProducts } from "../i18n/en.json";
import css from "./optional-products.css";
import { createOptionalProducts } from "./optional-products.store.ts";
import { events } from "./optional-products.types.ts";
import { OptionalProducts } from "./OptionalProducts.tsx";

const texts = { failures, optionalProducts };

export default defineWidget({
  tag: "suite-optional-products",
  area: "shop",
  summary: "Offers what can be ordered with a product, in a dialog, before it goes into the cart",
  example: '<suite-optional-products data-product-id="91"></suite-optional-products>',
  attributes: {
    productId: integer({
      required: true,
      doc: "Database id of the variant that open() offers; what a page's own buttons ask for it offers all the same, and comes by itself where nobody wrote it",
    }),
    quantity: integer({ default: 1, doc: "How many of it, for open()" }),
  },
  events,
  methods: {
    open: "Offers the options of the product; where there are none, the product goes into the cart and the page to the cart; where they cannot be shown within five seconds it goes into the cart and the element says so",
    close: "Closes it; nothing is ordered",
  },
  states: {
    open: "The dialog is open",
    busy: "The suite is asked for options, or the product is on its way to the cart",
    error: "The last call failed",
  },
  parts: {
    dialog: "The dialog",
    close: "Its close button",
    row: "A product in it",
    name: "Its name",
    price: "Its price",
    quantity: "How many",
    less: "One less",
    more: "One more",
    button: "The buttons",
    add: "Adds an option",
    remove: "Takes it out again",
    total: "What all of it costs",
    checkout: "Puts it into the cart and goes there",
    stay: "Puts it into the cart and closes the dialog",
    spinner: "The loading indicator in both",
    failure: "The sentence about a failed call, or that options could not be shown",
    retry: "The button that tries again",
    status: "What screen readers are told",
  },
  budget: 4.5,
  box: { display: "contents" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, statusCss, css],
  rare: true,
  store: createOptionalProducts,
  component: OptionalProducts,
});
