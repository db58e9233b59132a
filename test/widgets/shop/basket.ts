import { cart } from "#shop/common/lists/cart.ts";
import { newVisitor, until } from "../shared/state/visitor.ts";
import { behave, comeBack, elsewhere } from "./lists.ts";

const path = "/shop/cart/update_json";

/** Plenty, plenty, three pieces; a desk and what can be a part of it. */
export const products = { chair: 151, bench: 21, cornerDesk: 51, studioDesk: 91, cableTray: 391 } as const;

interface StoredLine {
  readonly line_id: number;
  readonly quantity: number;
  readonly cart_quantity?: number;
}

/** Adds to the visitor's cart, or sets a line of it, as another page would. */
export const change = (params: object): Promise<StoredLine> =>
  elsewhere(path, { display: false, ...params }) as Promise<StoredLine>;
export const put = async (productId: number, quantity = 1): Promise<number> =>
  (await change({ product_id: productId, add_qty: quantity })).line_id;

/** Somebody whose cart is empty; the page, whose store hears for as long as it lives, has noticed. */
export async function newCustomer(): Promise<void> {
  document.body.replaceChildren();
  behave();
  const content = cart(location.origin);
  // an answer that is still on its way brings the session of the customer before back
  await until(() => !content.state.get().loading);
  await newVisitor();
  const stop = content.state.listen(() => {});
  comeBack();
  await until(() => content.state.get().value?.quantity === 0 && !content.state.get().loading && !content.isShown());
  content.warning.set("");
  stop();
}

/** Another tab of the visitor has changed the cart. */
export function otherTab(): void {
  const channel = new BroadcastChannel(`suite.cart ${location.origin} content`);
  channel.postMessage(null);
  channel.close();
}

/** What the suite has in the visitor's cart: quantities by product. */
export async function storedCart(): Promise<Record<string, number>> {
  const page = new DOMParser().parseFromString(await (await fetch("/shop/cart")).text(), "text/html");
  const fields = [...page.querySelectorAll<HTMLElement>("[data-line-id]")];
  return Object.fromEntries(
    fields.map((field) => [field.dataset["productId"]!, Number(field.getAttribute("value") ?? field.textContent)]),
  );
}

/** The element has rendered. */
export const rendered = (host: Element): Promise<void> =>
  until(() => host.shadowRoot?.querySelector("[part=base] > *"), `no <${host.localName}>`);
