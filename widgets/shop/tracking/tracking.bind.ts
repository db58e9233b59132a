import { ownDocument } from "#shared/element/index.ts";
import { actionsOfForm, actionsOfPress, orderShown, productShown } from "./tracking.markup.ts";
import type { TrackingStore } from "./tracking.store.ts";

interface CartIntent {
  readonly productId?: unknown;
  readonly done?: Promise<unknown>;
}

/** Passes products and orders of the page and actions of the visitor to the store, until the signal aborts. */
export function bind(_: HTMLElement, signal: AbortSignal, store: TrackingStore): void {
  const trackPage = () => {
    const product = productShown();
    if (product) store.track({ name: "product_view", of: product });
    const order = orderShown();
    if (order) void store.trackOrder(order);
  };
  trackPage();
  // a visitor who consents later has seen this page as well
  addEventListener("suite-consent-change", trackPage, { signal });

  ownDocument.addEventListener(
    "click",
    (event) => {
      // controls of elements are in their shadow roots
      const [target] = event.composedPath();
      if (target instanceof Element) actionsOfPress(target, event.defaultPrevented).forEach(store.track);
    },
    { signal },
  );
  ownDocument.addEventListener(
    "submit",
    (event) => {
      if (!event.defaultPrevented) actionsOfForm(event.target as HTMLFormElement).forEach(store.track);
    },
    { signal },
  );
  addEventListener(
    "suite-cart-add",
    (event) => {
      // handlers accept the intent during the dispatch; the product counts once the suite has confirmed it
      queueMicrotask(() => {
        const { productId, done } = ((event as CustomEvent<CartIntent | null>).detail ?? {}) as CartIntent;
        const id = Number(productId);
        if (!event.defaultPrevented && id)
          done?.then(
            () => store.track({ name: "product_add_to_cart", of: String(id) }),
            () => {},
          );
      });
    },
    { signal },
  );
  // without the browser's cache a return would load the page, and report it
  addEventListener(
    "pageshow",
    ({ persisted, timeStamp }) => {
      if (!persisted) return;
      store.forget(timeStamp);
      trackPage();
    },
    { signal },
  );
}
