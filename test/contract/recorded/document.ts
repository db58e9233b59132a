import { readdirSync, readFileSync } from "node:fs";
import { loader, type PageSpec } from "../page-spec.ts";
import { subjects } from "../subjects.ts";

const folder = new URL("../../fixtures/wire/whole/", import.meta.url);
const bootstrap = readFileSync(
  new URL("../../../node_modules/bootstrap/dist/css/bootstrap.min.css", import.meta.url),
  "utf8",
);
const standIn = readFileSync(new URL("stand-in.css", import.meta.url), "utf8");

/** Pages of a real suite as it rendered them, their scripts taken out. */
export const recordings: readonly string[] = readdirSync(folder).map((file) => file.replace(".html", ""));

/** The suite's own script keeps the menu of a wide page in one line (behaviour/website-misc.md item 43). */
const oneLine = "<style>@media(min-width:768px){#top_menu{flex-wrap:nowrap;white-space:nowrap}}</style>";

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='150' height='150'%3E%3Crect width='150' height='150' fill='%23ccc'/%3E%3C/svg%3E";

/** What the page says is on the visitor's wishlist: the suite that answers to it agrees. */
const wishes = (html: string) =>
  Array.from({ length: Number(/my_wish_quantity[^>]*>(\d+)/.exec(html)?.[1] ?? 0) }, (_, index) => index + 1);

interface Answered {
  readonly response: { readonly json: { readonly result: object } };
}

/** What the suite says of the product on the page: its recorded answers, by variant; for another, that of the first. */
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

/** What the suite says of the payments that the page is about: as recorded, or what the page says itself. */
function paymentAnswers(html: string) {
  const order = /oe_website_sale_tx_status[^>]*data-order-id="(\d+)"/.exec(html)?.[1];
  const { response } = JSON.parse(
    readFileSync(new URL("../../fixtures/wire/shop/payment_get_status.json", import.meta.url), "utf8"),
  ) as Answered;
  return order ? { [`/shop/payment/get_status/${order}`]: response.json } : {};
}

/** How the order on the page is delivered: the recorded answer is of the same order. */
const deliveryAnswer = (): object =>
  (
    JSON.parse(
      readFileSync(new URL("../../fixtures/wire/payment/update_carrier.json", import.meta.url), "utf8"),
    ) as Answered
  ).response.json;

/** A recorded page with its looks, as the suite's visitor sees it, or with `ours` in its head. */
export function recorded(name: string, ours: boolean): PageSpec {
  const html = readFileSync(new URL(`${name}.html`, folder), "utf8")
    .replace(/src="\/web\/image[^"]*"/g, `src="${picture}"`)
    .replace(/(<iframe[^>]*?) src="[^"]*"/g, "$1");
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${bootstrap}${standIn}</style>`;
  const tags = ours ? `<link rel="stylesheet" href="/dist/suite.css">${loader("data-adopt")}` : oneLine;
  return {
    // these are for the site's team
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

/** What is adopted as a block of the page. */
export const blocks = subjects.flatMap(({ declaration: { adopts, box } }) =>
  adopts && adopts.place !== "append" && box.display === "block" ? [adopts.selector] : [],
);
