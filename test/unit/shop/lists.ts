import type { Intent } from "#shared/state/intent.ts";
import { cart, type CartAdd } from "#shop/common/lists/cart.ts";
import { createHost } from "../shared/state/host.ts";
import type { RunningSuite } from "../shared/state/suite.ts";

/** Variants: a chair with much stock, a bench, a table with a stock of one, and a product that is sold out. */
export const products = { chair: 151, bench: 21, table: 101, soldOut: 211 } as const;

/** Delays the answer to a path until the returned function is called. */
export function hold(suite: RunningSuite, path: string): () => void {
  let release = () => {};
  suite.holds.set(path, new Promise<void>((resolve) => (release = resolve)));
  return () => {
    suite.holds.delete(path);
    release();
  };
}

/** Creates the host of a store, on a page whose cart listens to `suite-cart-add`, as in browsers. */
export function createShopHost<Props extends object>(suite: RunningSuite, props: Props) {
  const host = createHost(suite.origin, props);
  const emit = (name: string, detail?: unknown): boolean => {
    const passes = host.emit(name, detail);
    if (passes && name === "suite-cart-add") {
      const { productId, quantity } = detail as CartAdd;
      (detail as Intent<unknown>).done = cart(suite.origin).change({ productId, add: quantity });
    }
    return passes;
  };
  const told = (event: string) => host.events.filter(([name]) => name === event).map(([, detail]) => detail);
  return { ...host, emit, told };
}
