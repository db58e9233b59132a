import { readdirSync, readFileSync } from "node:fs";
import { loader, type PageSpec } from "../page-spec.ts";
import { subjects } from "../subjects.ts";

const folder = new URL("../../fixtures/wire/whole/", import.meta.url);
const bootstrap = readFileSync(
  new URL("../../../node_modules/bootstrap/dist/css/bootstrap.min.css", import.meta.url),
  "utf8",
);
const standIn = readFileSync(new URL("stand-in.css", import.meta.url), "utf8");

/** Names of recorded pages of a real suite, without their scripts. */
export const recordings: readonly string[] = readdirSync(folder).map((file) => file.replace(".html", ""));

/** Style in place of the suite's script, which keeps the menu of a wide page on one line. */
const oneLine = "<style>@media(min-width:768px){#top_menu{flex-wrap:nowrap;white-space:nowrap}}</style>";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='150' height='150'%3E%3Crect width='150' height='150' fill='%23ccc'/%3E%3C/svg%3E";

/** Returns the wishlist of the page's markup, so that answers agree with the page. */
const wishes = (html: string) =>
  Array.from({ length: Number(/my_wish_quantity[^>]*>(\d+)/.exec(html)?.[1] ?? 0) }, (_, index) => index + 1);

interface Answered {
  readonly response: { readonly json: { readonly result: object } };
}

/** Returns the recorded answers about the product on the page, by variant; the first one for unknown variants. */
function productAnswers(html: string) {
  const answer = (name: string) => {
    const file = new URL(`../../fixtures/wire/shop/get_combination_info_website${name}.json`, import.meta.url);
    const { response } = JSON.parse(readFileSync(file, "utf8")) as Answered;
    return response.json;
  };
  const variant = Number(/class="product_id"[^>]*value="(\d+)"/.exec(html)?.[1]);
  const found = answer(variant === 19 ? "__stock_always" : "");
  const price = Number(/itemprop="price"[^>]*>([\d.]+)/.exec(html)?.[1]);
  return { ...found, result: { ...found.result, product_id: variant, price, list_price: price } };
}

/** Returns the answer about the page's payments: the recorded one, or one that agrees with the page. */
function paymentAnswers(html: string) {
  const order = /oe_website_sale_tx_status[^>]*data-order-id="(\d+)"/.exec(html)?.[1];
  const { response } = JSON.parse(
    readFileSync(new URL("../../fixtures/wire/shop/payment_get_status.json", import.meta.url), "utf8"),
  ) as Answered;
  return order ? { [`/shop/payment/get_status/${order}`]: response.json } : {};
}

/** Returns the recorded answer about the delivery of the page's order. */
const deliveryAnswer = (): object =>
  (
    JSON.parse(
      readFileSync(new URL("../../fixtures/wire/payment/update_carrier.json", import.meta.url), "utf8"),
    ) as Answered
  ).response.json;

/** Returns a recorded page with its styles; with `ours`, also with our script in its head. */
export function recorded(name: string, ours: boolean): PageSpec {
  const html = readFileSync(new URL(`${name}.html`, folder), "utf8")
    .replace(/src="\/web\/image[^"]*"/g, `src="${picture}"`)
    .replace(/(<iframe[^>]*?) src="[^"]*"/g, "$1");
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${bootstrap}${standIn}</style>`;
  const tags = ours ? `<link rel="stylesheet" href="/dist/suite.css">${loader("data-adopt")}` : oneLine;
  return {
    // elements for the site's team
    body: html.includes("o_website_links_") ? "<suite-link-tracker>" : "",
    document: html.replace("</head>", () => `${head}${tags}</head>`),
    answers: {
      "/shop/wishlist?count=1": wishes(html),
      ...paymentAnswers(html),
      ...(html.includes("js_main_product") && {
        "/product_configurator/get_combination_info_website": productAnswers(html),
      }),
      ...(html.includes('name="delivery_type"') && { "/shop/update_carrier": deliveryAnswer() }),
    },
  };
}

/** Selectors of markup that is adopted as a block. */
export const blocks = subjects.flatMap(({ declaration: { adopts, box } }) =>
  adopts && adopts.place !== "append" && box.display === "block" ? [adopts.selector] : [],
);
