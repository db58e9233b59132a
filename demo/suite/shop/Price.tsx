/** @jsxImportSource hono/jsx */
import { amountText } from "#demo/server/format.ts";
import type { Visit } from "#demo/server/visit.ts";

/** Currency sign and amount of a sum in cents, without a container. */
export const Money = ({ visit, cents }: { visit: Visit; cents: number }) => (
  <>
    $&nbsp;<span class="oe_currency_value">{amountText(visit, cents)}</span>
  </>
);

interface Prices {
  readonly price: number;
  readonly list_price: number;
}

/** Price, with the list price if that is higher. */
export const Price = ({ visit, product: { price, list_price } }: { visit: Visit; product: Prices }) => (
  <>
    <del
      data-oe-type="monetary"
      data-oe-expression="combination_info['list_price']"
      class={`text-danger mr8${price < list_price ? "" : " d-none"}`}
    >
      <Money visit={visit} cents={list_price} />
    </del>{" "}
    <span data-oe-type="monetary" data-oe-expression="combination_info['price']">
      <Money visit={visit} cents={price} />
    </span>
  </>
);

/** Price for programs that read the page. */
export const Microdata = ({ price }: { price: number }) => (
  <>
    <span itemprop="price" class="d-none">
      {price / 100}
    </span>
    <span itemprop="priceCurrency" class="d-none">
      USD
    </span>
  </>
);
