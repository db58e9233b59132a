import { custom, defineWidget, integer, partDocs, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { loadedDocs, sourceAttribute } from "#shared/loaded/index.ts";
import { buttonCss, failureCss, fieldCss, skeletonCss, spinnerCss } from "#shared/ui/index.ts";
import { productList } from "../i18n/en.json";
import css from "./product-list.css";
import { createProductList, events } from "./product-list.store.ts";
import { ProductList } from "./ProductList.tsx";

const texts = { failures, productList };

const ids = /^\d+(\s*,\s*\d+)*$/;
const idsIn = (written: string): readonly number[] | undefined =>
  ids.test(written.trim()) ? written.split(",").map(Number) : undefined;

export default defineWidget({
  tag: "suite-product-list",
  area: "shop",
  summary:
    "Cards of products, from a category, a search or by their ids, with buttons for cart, wishlist and comparison",
  example: '<suite-product-list data-controls="search sort more"></suite-product-list>',
  attributes: {
    category: integer({ default: 0, doc: "Database id of the category; all products unless given" }),
    search: text({ doc: "Words that the products have" }),
    templateIds: custom({
      parse: idsIn,
      expected: "ids of product templates with commas, such as 9,15",
      default: [],
      doc: "Database ids of the templates of single products, in this order, with commas between them; in place of a category and a search",
    }),
    order: text({
      doc: "Order of the products in the words of the suite, such as `list_price asc` or `name desc`; the order of the shop unless given",
    }),
    limit: integer({
      default: 8,
      range: [1, 100],
      doc: "Number of products that are shown at first, and that are added by “Show more”",
    }),
    columns: integer({
      default: 4,
      range: [1, 8],
      doc: "Largest number of products side by side; there are fewer where they would be narrow",
    }),
    controls: text({
      doc: "Controls around the products, with spaces between them: `search`, `sort`, and `more` for further products",
    }),
    show: text({
      default: "picture name price cart wishlist compare",
      doc: "Parts of a card that are shown, with spaces between them",
    }),
    src: sourceAttribute,
  },
  events,
  states: {
    ...loadedDocs.states,
    empty: "True if there are no products",
    error: "True after a failed call",
  },
  parts: {
    controls: "Search and order above the products",
    search: "Field for a search",
    submit: "Button that searches",
    sort: "List to choose an order",
    list: "Grid of the cards",
    card: "Card of a product",
    link: "Link to the product, with its picture and its name",
    picture: "Box of a picture",
    name: "Name of a product",
    price: "Price, with the list price of a discounted product",
    "list-price": "List price of a discounted product, struck through",
    actions: "Buttons of a card",
    choose: "Link to a product of which a variant has to be chosen first",
    more: "Button that shows more products",
    skeleton: "Placeholder in the shape of the cards",
    empty: "Message if there are no products",
    missing: "Message if the suite does not have the page",
    button: partDocs.button,
    spinner: partDocs.spinner,
    failure: partDocs.failure,
    retry: partDocs.retry,
    status: partDocs.status,
  },
  slots: {
    "": "Fallback before and after a failure, such as a link to the suite's page of the products, whose address counts where no attribute names one",
  },
  // with the three elements that it nests
  budget: 19.8,
  box: { display: "block", minBlockSize: "36em" },
  // two rows of four cards, whose pictures are squares; one row for few products, and for ids, which are written for few
  waiting: `aspect-ratio:4/3;@media(width>=40rem){&:is([data-template-ids],[data-limit="1"],[data-limit="2"],[data-limit="3"],[data-limit="4"]){min-block-size:0;aspect-ratio:auto;&::after{content:"";display:block;padding-block-end:calc(25% + 8em)}}}`,
  texts,
  nests: ["suite-add-to-cart", "suite-wishlist-button", "suite-compare-button"],
  styles: [spinnerCss, buttonCss, failureCss, fieldCss, skeletonCss, css],
  store: createProductList,
  component: ProductList,
  methods: { refresh: "Loads the products again: refresh()" },
});
