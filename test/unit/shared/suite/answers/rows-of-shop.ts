import { countryInfo } from "#shop/api/address.ts";
import { cartPage, cartPopover, updateCart } from "#shop/api/cart.ts";
import { updateCarrier } from "#shop/api/checkout.ts";
import { comparePage, productData } from "#shop/api/compare.ts";
import { optionItems, orderOptions, showOptions } from "#shop/api/options.ts";
import { paymentStatus } from "#shop/api/payment-status.ts";
import { createCard, decidedPayments, prepareTransaction } from "#shop/api/payments.ts";
import { pollPayments } from "#shop/api/poll-payments.ts";
import { variantOf } from "#shop/api/product.ts";
import { shipTo } from "#shop/api/ship-to.ts";
import { deleteToken, linkedRecords } from "#shop/api/tokens.ts";
import { lastOrder } from "#shop/api/tracking.ts";
import { addToWishlist, readWishlist, removeFromWishlist } from "#shop/api/wishlist.ts";
import { combinationInfo } from "#shop/common/configurator/combination-info.ts";
import { addWithNotes } from "#shop/common/lists/custom-text.ts";
import { latestNews } from "#theme/api/news.ts";
import { tabLayout, tabPane } from "#theme/api/tabs.ts";
import { askQuote, partners, testimonials } from "#theme/api/theme.ts";
import { signedIn, writeCompany } from "#website/api/company.ts";
import { searchPages } from "#website/api/pages.ts";
import { publish } from "#website/api/publish.ts";
import { renderTemplatesCall } from "#website/api/templates.ts";
import { toggleView, viewOptions } from "#website/api/views.ts";
import { recorded, recordedBody, type Row } from "./row.ts";

const question = {
  templateId: 9,
  productId: 12,
  combination: [2],
  quantity: 1,
  pricelistId: 0,
  parentCombination: [],
};
const preparation = {
  acquirerId: 5,
  saveToken: false,
  accessToken: "",
  successUrl: "",
  errorUrl: "",
  callbackMethod: "",
  orderId: "",
};
const quote = { contactName: "", phone: "", email: "", company: "", subject: "", description: "" };
const payment = {
  reference: "SO1",
  state: "pending",
  return_url: "/",
  is_processed: false,
  state_message: "Refused",
  message_to_display: "<p>Wait</p>",
  amount: 85,
  currency: "USD",
  acquirer_provider: "stripe",
};
const ofPayments =
  "transactions.0.reference transactions.0.return_url transactions.0.state_message transactions.0.message_to_display transactions.0.currency transactions.0.acquirer_provider";
const pane = { data: "<p>x</p>", items: 3, autoplay: true, speed: 300, loop: true, nav: true };
const cartPath = "<div class='oe_cart'></div>";

/** Calls of shop, theme and website. */
export const rowsOfShop: Readonly<Record<string, Row>> = {
  countryInfo: {
    ask: (client) => countryInfo(client, "1"),
    answer: { fields: ["city"], states: [[1, "Ohio", "OH"]], phone_code: 1 },
    mayBeFalse: "states.0.1 states.0.2",
  },
  addWithNotes: { ask: (client) => addWithNotes(client, { productId: 1, quantity: 1 }), answer: cartPath, body: true },
  updateCarrier: {
    ask: (client) => updateCarrier(client, "2"),
    answer: { ...(recorded("payment/update_carrier") as object), error_message: "No." },
    mayBeFalse: "error_message",
  },
  showOptions: {
    ask: (client) => showOptions(client, { productId: 1, quantity: 1, variantValues: [] }),
    answer: recorded("shop/show_optional_products_website"),
    mayBeFalse: "itself",
  },
  optionItems: {
    ask: (client) => optionItems(client, 1, 1),
    answer: recorded("shop/optional_product_items_website"),
  },
  orderOptions: {
    ask: (client) => orderOptions(client, [{ templateId: 1, productId: 1 }], 1, "en_US"),
    answer: 3,
    body: true,
  },
  createCard: {
    ask: (client) => createCard(client, "/payment/stripe/s2s/create_json_3ds", {}),
    answer: { result: true, id: 3, "3d_secure": "<form></form>", verified: true },
    mayBeFalse: "3d_secure",
  },
  prepareTransaction: {
    ask: (client) => prepareTransaction(client, "/shop/payment/transaction/", preparation),
    answer: recorded("payment/prepare_transaction__wire_transfer"),
    mayBeFalse: "itself",
  },
  decidedPayments: {
    ask: (client) => decidedPayments(client),
    answer: { success: true, transactions: [payment] },
  },
  paymentStatus: {
    ask: (client) => paymentStatus(client, 57),
    answer: recorded("shop/payment_get_status"),
    mayBeFalse: "message",
  },
  pollPayments: {
    ask: (client) => pollPayments(client),
    answer: { success: true, transactions: [payment] },
    mayBeFalse: ofPayments,
  },
  shipTo: { ask: (client) => shipTo(client, "/shop/checkout", {}), answer: "ok", body: true },
  updateCart: {
    ask: (client) => updateCart(client, { productId: 1, add: 1, display: true }),
    answer: { ...(recorded("shop/cart_update_json") as object), warning: "Only 2 are left." },
    mayBeFalse: "warning",
  },
  cartPopover: { ask: (client) => cartPopover(client), answer: recordedBody("shop/cart_popover"), body: true },
  cartPage: { ask: (client) => cartPage(client), answer: cartPath, body: true },
  readWishlist: { ask: (client) => readWishlist(client), answer: [3], body: true },
  addToWishlist: { ask: (client) => addToWishlist(client, 1), answer: recorded("shop/wishlist_add") },
  removeFromWishlist: { ask: (client) => removeFromWishlist(client, 1), answer: recorded("shop/wishlist_remove") },
  productData: {
    ask: (client) => productData(client, [18], [18]),
    answer: { 18: { render: "<p>x</p>", product: { id: 18, name: "Bin", display_name: "Bin" } }, cookies: "[18]" },
    mayBeFalse: "18.product.display_name",
  },
  comparePage: {
    ask: (client) => comparePage(client, [1]),
    answer: '<table class="o_comparelist_table"></table>',
    body: true,
  },
  variantOf: {
    ask: (client) => variantOf(client, { productId: 0, templateId: 9, valueIds: [] }),
    answer: recorded("shop/create_product_variant"),
  },
  linkedRecords: {
    ask: (client) => linkedRecords(client, 2),
    answer: { 2: [{ id: 1, name: "S1", description: "Subscription", url: "/s/1" }] },
    mayBeFalse: "2.0.name 2.0.description 2.0.url",
  },
  deleteToken: { ask: (client) => deleteToken(client, 2), answer: recorded("payment/token_unlink") },
  lastOrder: {
    ask: (client) => lastOrder(client),
    answer: {
      transaction: { id: 1, affiliation: "Shop", revenue: 9, tax: 1, currency: "EUR", shipping: 0 },
      lines: [{ id: 1, sku: "123", name: "Bin", category: "Bins", price: 9, quantity: 1 }],
    },
    mayBeFalse: "transaction.affiliation transaction.currency lines.0.sku lines.0.name lines.0.category",
  },
  combinationInfo: {
    ask: (client) => combinationInfo(client, question, {}),
    answer: {
      ...(recorded("shop/get_combination_info_website__stock_custom_message") as object),
      custom_message: "Soon",
      carousel: "<p>x</p>",
    },
    mayBeFalse: "product_id display_name carousel product_type inventory_availability custom_message uom_name",
  },
  latestNews: {
    ask: (client) => latestNews(client, 3),
    answer: [{ name: "News", desc: "<p>x</p>" }],
    body: true,
    mayBeFalse: "0.name 0.desc",
  },
  tabLayout: { ask: (client) => tabLayout(client, "tmpl_202", "1"), answer: pane, mayBeFalse: "data" },
  tabPane: {
    ask: (client) => tabPane(client, "tmpl_202", { id: "1", token: "t" }),
    answer: pane,
    mayBeFalse: "data",
  },
  testimonials: { ask: (client) => testimonials(client, "t"), answer: "<p>x</p>" },
  partners: { ask: (client) => partners(client, "t"), answer: "<p>x</p>" },
  askQuote: { ask: (client) => askQuote(client, quote), answer: true },
  signedIn: { ask: (client) => signedIn(client), answer: { uid: 8, company_id: 2 }, mayBeFalse: "company_id" },
  writeCompany: { ask: (client) => writeCompany(client, 8, 2), answer: true, mayBeFalse: "itself" },
  searchPages: {
    ask: (client) => searchPages(client, "", 15),
    answer: [{ loc: "/a", name: "A" }],
    mayBeFalse: "0.name",
  },
  publish: {
    ask: (client) => publish(client, "", "website.page", 4),
    answer: recorded("web/publish"),
    mayBeFalse: "itself",
  },
  renderTemplates: {
    ask: (client) => client.call(renderTemplatesCall, { ids_or_xml_ids: ["a", "b"] }),
    answer: { a: "<p>x</p>", b: "<p>y</p>" },
  },
  viewOptions: {
    ask: (client) => viewOptions(client, "website.tools"),
    answer: [{ id: 1, name: "Pictures", active: true, inherit_id: [9, "Tools"] }],
    mayBeFalse: "0.name 0.inherit_id 0.inherit_id.1",
  },
  toggleView: {
    ask: (client) => toggleView(client, 1),
    answer: true,
    anyAnswer: "the page is loaded again and shows the result",
  },
};
