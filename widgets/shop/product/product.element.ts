import { choice, custom, defineWidget, integer, partDocs, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { bindsContent, loadedDocs, namesPage, sourceAttribute } from "#shared/loaded/index.ts";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { product } from "../i18n/en.json";
import adopts from "./product.adopt.ts";
import { bind, loads } from "./product.bind.ts";
import css from "./product.css";
import { createProduct } from "./product.store.ts";
import { Product } from "./Product.tsx";
import { events } from "./product.types.ts";

const ids = /^\d+(\s*,\s*\d+)*$/;

const texts = { failures, product };

export default defineWidget({
  tag: "suite-product",
  area: "shop",
  summary:
    "Product to buy, from the suite's page or in a form of the page: variants, price, pictures, stock, and the nearest combination that the shop has",
  example: `<suite-product data-template-id="9" data-combination="907,908">
  <form action="/shop/cart/update" method="post">
    <input type="hidden" name="product_id" value="91">
    <fieldset data-attribute-id="1">
      <legend>Wood</legend>
      <label><input type="radio" name="wood" value="901" checked> Ash</label>
      <label><input type="radio" name="wood" value="902"> Oak</label>
      <label><input type="radio" name="wood" value="903"> Walnut</label>
    </fieldset>
    <label>Colour
      <select data-attribute-id="2">
        <option value="904">Natural</option>
        <option value="905">Graphite</option>
        <option value="906">Brick</option>
      </select>
    </label>
    <p>$ <span data-price>750.00</span></p>
    <label>Quantity <input name="add_qty" value="1" inputmode="numeric" size="3"></label>
    <button type="submit">Add to cart</button>
  </form>
</suite-product>`,
  differences: [
    "A message names the values that exclude each other in place of “This combination does not exist.”, so that the visitor can choose another value; the general message remains for combinations without a known reason.",
  ],
  attributes: {
    templateId: integer({
      required: true,
      doc: "Database id of the product's template; not needed where data-src or a link in the element names the product's page",
    }),
    productId: integer({
      default: 0,
      doc: "Database id of the variant that is shown first, if the form has no field product_id",
    }),
    pricelistId: integer({ default: 0, doc: "Database id of the price list; the visitor's price list unless given" }),
    combination: custom({
      parse: (written) => (ids.test(written.trim()) ? written : undefined),
      expected: "ids of attribute values with commas, such as 13,15",
      default: "",
      doc: "Values of attributes without a choice in the form, such as the only width; sent with the chosen values",
    }),
    src: sourceAttribute,
    show: text({
      default: "picture name price variants description quantity stock",
      doc: "Parts of a loaded product that are shown, with spaces between them",
    }),
    then: choice(["stay", "cart"], {
      doc: "What follows when the product is in the cart: the visitor stays on the page, or goes to the cart. A loaded product stays, others go to the cart",
    }),
  },
  events,
  states: {
    ...loadedDocs.states,
    busy: "True while the data of a choice is requested, or the product is on its way to the cart",
    impossible: "True if exclusions or an answer of the suite rule out the combination",
    error: "True after a failed call",
  },
  parts: {
    ...loadedDocs.parts,
    picture: "Picture of a loaded product",
    name: "Name of a loaded product",
    price: "Price of a loaded product",
    description: "Description of a loaded product",
    conflict: "Message about choices that exclude each other, with the offer",
    offer: "Button that chooses the nearest combination",
    stock: "Stock message",
    warning: "Warning of the suite about the order, or about options that could not be shown",
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
  },
  slots: {
    "": "Form of the product: groups of radio buttons, or selects, with data-attribute-id, whose values are ids of template attribute values, with data-is_custom=True if visitors write the text; fields product_id and add_qty, buttons named plus and minus; elements with data-price, data-list-price, data-product-name and data-stock and img[data-product-image] follow the choice. Or the suite's own block",
  },
  // 6.5 wanted
  budget: 10,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  adopts,
  enhances: true,
  rare: true,
  store: createProduct,
  component: Product,
  methods: loadedDocs.methods,
  namesPage: (host) => namesPage(host, loads),
  bind: bindsContent(loads, bind),
});
