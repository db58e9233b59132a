import { defineWidget } from "#shared/element/index.ts";
import { navigate } from "#shared/html/index.ts";
import { shopSort } from "../i18n/en.json";
import { bind } from "./shop-sort.bind.ts";
import pageCss from "./shop-sort.page.css";
import { createShopSort } from "./shop-sort.store.ts";
import { ShopSort } from "./ShopSort.tsx";

const texts = { shopSort };

export default defineWidget({
  tag: "suite-shop-sort",
  area: "shop",
  summary: "Search, sorting, filters and a category tree for the list of products; each keeps the other choices",
  example: `<suite-shop-sort>
  <form action="/shop" role="search">
    <label>Search <input name="search"></label>
    <label>Sort by <select name="order"><option value="">Our choice</option><option value="list_price asc">Price</option><option value="name asc">Name</option></select></label>
    <button>Show</button>
  </form>
  <ul>
    <li><a href="/shop/category/furniture-21">Furniture</a> <button type="button" aria-label="More of furniture">+</button>
      <ul id="furniture" hidden><li><a href="/shop/category/desks-1">Desks</a></li><li><a href="/shop/category/seats-3">Seats</a></li></ul>
    </li>
  </ul>
</suite-shop-sort>`,
  attributes: {},
  states: { busy: "True while the page navigates to another state of the list" },
  parts: { note: "Note for screen readers before fields whose choice sends the form" },
  slots: {
    "": "Form with fields such as `search` and `order`, sent by its button, or by a choice if there is no button; and lists of links, where a button in an item expands the item's list; or the suite's own markup",
  },
  needsContent: true,
  box: { display: "block" },
  texts,
  styles: [],
  pageStyles: [pageCss],
  // search, sorting, filters and categories of the list of products
  adopts: { selector: "form.o_website_sale_search,.dropdown_sorty_by,form.js_attributes,#o_shop_collapse_category" },
  enhances: true,
  rare: true,
  budget: 3,
  store: (context) => createShopSort(context, navigate),
  component: ShopSort,
  bind,
});
