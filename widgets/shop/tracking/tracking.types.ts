/** What happened, as the stock front end has it in the paths of its virtual pages (behaviour/shop-cart-checkout.md item 48). */
export type TrackName =
  | "product_view"
  | "product_add_to_cart"
  | "customer_checkout"
  | "customer_signin"
  | "customer_signup"
  | "order_checkout"
  | "order_payment"
  | "order_confirmed"
  | "last_order";

export interface Track {
  readonly name: TrackName;
  /** Virtual page, such as /stats/ecom/product_view/19. */
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What somebody did, before it is known whether it was told already. `of`: the product, method or order that it was about. */
export interface Happening {
  readonly name: Exclude<TrackName, "last_order">;
  readonly of?: string;
}
