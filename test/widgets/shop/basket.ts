import { cart } from "#shop/common/lists/cart.ts";
import { newVisitor, until } from "../shared/state/visitor.ts";
import { behave, comeBack, elsewhere } from "./lists.ts";

const path = "/shop/cart/update_json";

/** Ids of variants: a chair and a bench with much stock, a desk with a stock of three, a desk with an option, and the option. */
export const products = { chair: 151, bench: 21, cornerDesk: 51, studioDesk: 91, cableTray: 391 } as const;

interface StoredLine {
  readonly line_id: number;
  readonly quantity: number;
  readonly cart_quantity?: number;
}

/** Adds to the visitor's cart, or sets one of its lines, as another page would. */
export const change = (params: object): Promise<StoredLine> =>
  elsewhere(path, { display: false, ...params }) as Promise<StoredLine>;
export const put = async (productId: number, quantity = 1): Promise<number> =>
  (await change({ product_id: productId, add_qty: quantity })).line_id;

/** Starts the session of a visitor with an empty cart; resolves once the store of the page has loaded the empty cart. */
export async function newCustomer(): Promise<void> {
  document.body.replaceChildren();
  behave();
  const content = cart(location.origin);
  // an answer that is still expected would restore the session of the previous visitor
  await until(() => !content.state.get().loading);
  await newVisitor();
  const stop = content.state.listen(() => {});
  comeBack();
  await until(() => content.state.get().value?.quantity === 0 && !content.state.get().loading && !content.isShown());
  content.warning.set("");
  stop();
}

/** Sends the message of another tab that changed the cart. */
export function otherTab(): void {
  const channel = new BroadcastChannel(`suite.cart ${location.origin} content`);
  channel.postMessage(null);
  channel.close();
}

/** Returns the quantities by product that the suite has stored in the visitor's cart. */
export async function storedCart(): Promise<Record<string, number>> {
  const page = new DOMParser().parseFromString(await (await fetch("/shop/cart")).text(), "text/html");
  const fields = [...page.querySelectorAll<HTMLElement>("[data-line-id]")];
  return Object.fromEntries(
    fields.map((field) => [field.dataset["productId"]!, Number(field.getAttribute("value") ?? field.textContent)]),
  );
}

/** Resolves once the element has rendered. */
export const rendered = (host: Element): Promise<void> =>
  until(() => host.shadowRoot?.querySelector("[part=base] > *"), `no <${host.localName}>`);
