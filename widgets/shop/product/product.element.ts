import { custom, defineWidget, integer } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { product } from "../i18n/en.json";
import adopts from "./product.adopt.ts";
import css from "./product.css";
import { createProduct } from "./product.store.ts";
import { Product } from "./Product.tsx";
import { events } from "./product.types.ts";

const ids = /^\d+(\s*,\s*\d+)*$/;

const texts = { failures, product };

export default defineWidget({
  tag: "suite-product",
  area: "shop",
  summary: "Brings the form of a product to life: variants, price, pictures, stock, and what is possible instead",
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
    "Which values exclude each other is said in place of “This combination does not exist.”, since a visitor can then choose another; that sentence is left for combinations without a known reason.",
  ],
  attributes: {
    templateId: integer({ required: true, doc: "Database id of the product's template" }),
    productId: integer({
      default: 0,
      doc: "Database id of the variant that is shown at first, where the form has no field product_id",
    }),
    pricelistId: integer({ default: 0, doc: "Database id of the price list; the visitor's unless given" }),
    combination: custom({
      parse: (written) => (ids.test(written.trim()) ? written : undefined),
      expected: "ids of attribute values with commas, such as 13,15",
      default: "",
      doc: "Values of attributes that nobody chooses in the form, such as the only width; needed with the chosen ones",
    }),
  },
  events,
  states: {
    busy: "The suite is asked about a choice, or the product is on its way to the cart",
    impossible: "There is no such combination, as far as exclusions and answers tell",
    error: "The last call failed",
  },
  parts: {
    conflict: "Which choices exclude each other, and what can be had instead",
    offer: "The button that chooses that",
    stock: "What is in stock",
    warning: "What the suite has to say about the cart, or that options could not be shown",
    failure: "The sentence about a failed call",
    retry: "The button that tries again",
    spinner: "The loading indicator in it",
  },
  slots: {
    "": "The form of the product: groups of radio buttons, or selects, with data-attribute-id, whose values are ids of template attribute values, with data-is_custom=True where visitors word them; fields product_id and add_qty, buttons named plus and minus; data-price, data-list-price, data-product-name, data-stock and img[data-product-image] where those are to follow. Or the suite's own block",
  },
  needsContent: true,
  // 6.5 wanted
  budget: 8.6,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  adopts,
  enhances: true,
  rare: true,
  store: createProduct,
  component: Product,
});
