import { defineWidget, integer, partDocs } from "#shared/element/index.ts";
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
  summary: "Dialog that offers the options of a product before the product goes into the cart",
  example: '<suite-optional-products data-product-id="91"></suite-optional-products>',
  attributes: {
    productId: integer({
      required: true,
      doc: "Database id of the variant that open() offers. Products of the page's own buttons are offered as well; if the page has no such element, the loader adds one",
    }),
    quantity: integer({ default: 1, doc: "Quantity for open()" }),
  },
  events,
  methods: {
    open: "Offers the options of the product. A product without options goes into the cart, and the page navigates to the cart; if the options cannot be shown within five seconds, the product goes into the cart with a message about that",
    close: "Closes the dialog without an order",
  },
  states: {
    open: "True while the dialog is open",
    busy: "True while options are requested, or the product is on its way to the cart",
    error: "True after a failed call",
  },
  parts: {
    dialog: "Dialog with the product and its options",
    close: partDocs.close,
    row: "Product in the dialog",
    name: "Name of a product",
    price: "Price of a product",
    quantity: "Field for the quantity",
    less: "Button that decreases the quantity by one",
    more: "Button that increases the quantity by one",
    button: "Each of the buttons add, remove, checkout and stay",
    add: "Button that adds an option to the order",
    remove: "Button that takes an option out of the order",
    total: "Total price",
    checkout: "Button that puts the order into the cart and navigates to the cart",
    stay: "Button that puts the order into the cart and closes the dialog",
    spinner: partDocs.spinner,
    failure: "Message about a failed call, or about options that could not be shown",
    retry: partDocs.retry,
    status: partDocs.status,
  },
  budget: 4.5,
  box: { display: "contents" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, statusCss, css],
  rare: true,
  store: createOptionalProducts,
  component: OptionalProducts,
});
