import { ownDocument } from "#shared/element/index.ts";
import { orderShown, pressed, productShown, sent } from "./tracking.markup.ts";
import type { TrackingStore } from "./tracking.store.ts";

interface CartIntent {
  readonly productId?: unknown;
  readonly done?: Promise<unknown>;
}

/** Tells the store what the page shows, and what its visitor does, until the signal. */
export function watch(signal: AbortSignal, store: TrackingStore): void {
  const tellPage = () => {
    const product = productShown();
    if (product) store.track({ name: "product_view", of: product });
    const order = orderShown();
    if (order) void store.trackOrder(order);
  };
  tellPage();
  // a visitor who allows it has seen this page as well
  addEventListener("suite-consent-change", tellPage, { signal });

  ownDocument.addEventListener(
    "click",
    (event) => {
      // controls of elements are in their shadow roots
      const [target] = event.composedPath();
      if (target instanceof Element) pressed(target, event.defaultPrevented).forEach(store.track);
    },
    { signal },
  );
  ownDocument.addEventListener(
    "submit",
    (event) => {
      if (!event.defaultPrevented) sent(event.target as HTMLFormElement).forEach(store.track);
    },
    { signal },
  );
  addEventListener(
    "suite-cart-add",
    (event) => {
      // whoever claims it does so while it is dispatched; it counts once the suite has confirmed it
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
  addEventListener("pageshow", ({ persisted }) => persisted && store.forget(), { signal });
}
