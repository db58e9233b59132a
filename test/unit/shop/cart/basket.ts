import { after, before, beforeEach, type TestContext } from "node:test";
import { pageRegistry } from "#shared/element/index.ts";
import { createCart } from "#shop/cart/cart.store.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { type RunningSuite, startSuite } from "#test/unit/shared/state/suite.ts";
import { stopClock } from "../clock.ts";
import { hold as holdPath } from "../lists.ts";

const path = "/shop/cart/update_json";
/** Variants: a large stock of the first two, three of the last. */
export const [chair, bench, sailDesk] = [151, 21, 51];

export let suite: RunningSuite;
let users = 0;
let starting: Promise<RunningSuite> | undefined;

/** Provides a `describe` with the demo suite and a new visitor per test. The process has one suite, since its start takes longer than the tests. */
export function useSuite(): void {
  users++;
  before(async () => {
    suite = await (starting ??= startSuite());
  });
  beforeEach(() => {
    pageRegistry().stores?.clear();
    suite.session = "";
    suite.garbled = false;
    suite.holds.clear();
  });
  after(async () => {
    if (--users) return;
    starting = undefined;
    await suite.close();
  });
}

/** Adds a quantity to the visitor's cart; returns the line. */
export async function put(productId: number, quantity: number): Promise<number> {
  const params = { product_id: productId, add_qty: quantity, display: false };
  const request = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", params }),
  };
  const { result } = (await (await fetch(suite.origin + path, request)).json()) as { result: { line_id: number } };
  return result.line_id;
}

/** Returns the stored cart of the last visitor: "151: 2". */
export async function stored(): Promise<string[]> {
  const lines = await suite.database.query<{ product_id: number; quantity: number }>(
    "select product_id, quantity from sale_order_line where order_id = (select max(id) from sale_order) order by id",
  );
  return lines.map(({ product_id, quantity }) => `${product_id}: ${quantity}`);
}

/** Creates a page with two chairs and one bench in the cart; the test advances the time. */
export async function place(t: TestContext) {
  const lines = {
    chair: { productId: chair, lineId: await put(chair, 2) },
    bench: { productId: bench, lineId: await put(bench, 1) },
  };
  suite.calls.length = 0;
  const host = createHost(suite.origin, {});
  const store = createCart(host);
  const idle = () => until(store.state, ({ busy }) => !busy);
  return { lines, host, ...store, pass: stopClock(t, 500), idle, now: () => store.state.get() };
}

/** Holds the answer to the next change back until the returned function is called. */
export const hold = (): (() => void) => holdPath(suite, path);

/** Resolves once a number of changes was sent. */
export async function asked(times: number): Promise<void> {
  while (suite.calls.length < times) await settled();
}
