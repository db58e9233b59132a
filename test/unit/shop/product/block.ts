import type { TestContext } from "node:test";
import { parseExclusions } from "#shop/common/configurator/exclusions.ts";
import { createProduct } from "#shop/product/product.store.ts";
import type { ProductProps, ProductState } from "#shop/product/product.types.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { stopClock } from "../clock.ts";
import { handCart } from "../hand-cart.ts";

/** Two attributes with two values each, of which one pair is excluded. */
export const offer = {
  attributes: [
    [1, 2],
    [3, 4],
  ],
  exclusions: parseExclusions('{"exclusions":{"2":[4]}}')!,
  names: new Map([
    [2, "Oak"],
    [4, "Black"],
  ]),
  hasStockPlace: false,
};
/** Returns the suite's answer about a combination. */
export const wire = (productId: number | false, more: object = {}) => ({
  product_id: productId,
  product_template_id: 9,
  display_name: `Desk ${productId}`,
  price: 10 * Number(productId),
  list_price: 10 * Number(productId),
  has_discounted_price: false,
  is_combination_possible: productId !== false,
  ...more,
});

export const productProps: ProductProps = {
  templateId: 9,
  productId: 0,
  pricelistId: 0,
  combination: "",
  src: "",
  show: "",
  then: undefined,
};

/**
 * Creates the element's store, for a suite that responds when the test says so.
 * @param added answer of the page's cart, if the page has one
 */
export async function place(t: TestContext, added?: object) {
  const suite = await handCart(t);
  const pass = stopClock(t, 500);
  const host = createHost(suite.origin, productProps);
  const { emit } = host;
  host.emit = (name, detail) => {
    if (added && name === "suite-cart-add") Object.assign(detail as object, { done: Promise.resolve(added) });
    return emit(name, detail);
  };
  const store = createProduct(host);
  store.offer(offer);
  const now = () => store.state.get();
  const choose = (combination: readonly number[], value = 0, quantity = 1) =>
    store.choose({ combination, productId: 11, quantity }, value);
  const once = (fits: (state: ProductState) => boolean) => until(store.state, fits);
  return { ...store, store, suite, pass, host, now, choose, once };
}

export const combinationOf = ({ params }: { params: Readonly<Record<string, unknown>> | undefined }) =>
  params?.["combination"];

export const noNotes = () => Promise.resolve(undefined);
