import cart from "#shop/cart/cart.element.ts";
import checkoutAddress from "#shop/checkout-address/checkout-address.element.ts";
import compareTable from "#shop/compare-table/compare-table.element.ts";
import delivery from "#shop/delivery/delivery.element.ts";
import paymentForm from "#shop/payment-form/payment-form.element.ts";
import product from "#shop/product/product.element.ts";
import shopSort from "#shop/shop-sort/shop-sort.element.ts";
import wishlist from "#shop/wishlist/wishlist.element.ts";
import { type List } from "./list.ts";

/** Lists of the shop. */
export const shop: Readonly<Record<string, List>> = {
  "categories of the shop": {
    declaration: shopSort,
    around: ['<ul id="o_shop_collapse_category">', "</ul>"],
    item: (number) =>
      `<li><i class="fa fa-chevron-right"></i><a href="/shop/category/${number}">Category ${number}</a><ul><li><a href="/shop">One</a></li></ul></li>`,
    taken: "li:has([aria-expanded])",
  },
  "filters of the shop": {
    declaration: shopSort,
    around: ['<form class="js_attributes"><ul><li><strong>Wood</strong><ul>', "</ul></li></ul></form>"],
    item: (number) =>
      `<li><label for="f${number}"></label><input id="f${number}" type="checkbox" title="Wood ${number}" name="attrib" value="1-${number}"></li>`,
    taken: "li:has([aria-label])",
  },
  "lines of the cart": {
    declaration: cart,
    around: ["<table><tbody>", "</tbody></table>"],
    item: (number) =>
      `<tr data-line-id="${number}" data-product-id="${number}"><td><input name="quantity" value="1"><button name="plus">+</button></td></tr>`,
    taken: "tr",
  },
  "products of a wishlist": {
    declaration: wishlist,
    around: ["<ul>", "</ul>"],
    item: (number) =>
      `<li data-wish-id="${number}" data-product-id="${number}"><button name="add">Add</button><button name="remove">Remove</button></li>`,
    taken: "li",
  },
  "rows of a comparison": {
    declaration: compareTable,
    around: ["<table><tbody>", "</tbody></table>"],
    item: () =>
      `<tr data-toggle="collapse"><td><i class="o_product_comparison_collpase"></i></td></tr><tr><td>1</td></tr>`,
    taken: "tr",
  },
  carriers: {
    declaration: delivery,
    item: (number) =>
      `<label><input type="radio" name="delivery_type" value="${number}"> Carrier ${number} <span class="badge">1.00</span></label>`,
    taken: "label",
  },
  "addresses of a customer": {
    declaration: checkoutAddress,
    around: ['<div class="all_shipping">', "</div>"],
    item: (number) =>
      `<div class="one_kanban"><form action="/shop/checkout"><input type="hidden" name="partner_id" value="${number}"></form><div class="card js_change_shipping"><span itemprop="name">Ann</span><a class="btn-ship">Ship to this address</a></div></div>`,
    taken: ".one_kanban:has([role=group])",
  },
  "payment methods": {
    declaration: paymentForm,
    around: [
      '<form action="/shop/payment/token"><input type="radio" name="pm_id" value="form_0" checked data-acquirer-id="0">',
      "<button>Pay now</button></form>",
    ],
    item: (number) =>
      `<p><label><input type="radio" name="pm_id" value="new_${number}" data-acquirer-id="${number}" data-s2s-payment> Card</label><span data-acquirer-id="${number}"><input name="cc_number"></span></p>`,
    taken: "p:has([hidden])",
  },
  "values of a product": {
    declaration: product,
    attributes: 'data-template-id="9"',
    around: [
      '<form action="/shop/cart/update"><input type="hidden" name="product_id" value="91"><fieldset data-attribute-id="1">',
      "</fieldset><button>Add to Cart</button></form>",
    ],
    item: (number) =>
      `<p><label for="v${number}">Value ${number}</label><input id="v${number}" type="radio" name="wood" value="${number}"></p>`,
    taken: "p",
  },
};
