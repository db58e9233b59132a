import type { WidgetDeclaration } from "#shared/element/index.ts";
import type { Values } from "./sample.ts";

const past = "2020-01-01";

type States<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** Attributes that bring elements into states, by tag. */
const values: States<() => Values> = {
  "suite-attachment-viewer": { error: () => ({ "data-active": "1" }) },
  // products that no other frame compares
  "suite-compare-button": { busy: () => ({ "data-product-id": "92" }), error: () => ({ "data-product-id": "93" }) },
  "suite-counter": { counting: () => ({ "data-duration": "3600000" }) },
  "suite-countdown": { over: () => ({ "data-end": past }) },
  "suite-doc-menu": { error: () => ({ "data-content": ".contract" }) },
  "suite-due-label": {
    overdue: () => ({ "data-date": past }),
    today: () => ({ "data-date": new Date().toISOString().slice(0, 10) }),
  },
  "suite-product-list": {
    empty: () => ({ "data-search": "no such product" }),
    missing: () => ({ "data-category": "999999" }),
  },
  "suite-rating": { invalid: () => ({ required: "", value: "" }) },
  "suite-tab-slider": { playing: () => ({ "data-slider-id": "3" }) },
  "suite-reveal": { waiting: () => ({ "data-offset": "10000" }) },
};

/** Flags with another name than their state. */
const flags: Readonly<Record<string, string>> = { playing: "autoplay" };

/** Returns the attributes that bring an element into a state; `reach-state.ts` handles the other states. */
export function attributesFor({ tag, attributes }: WidgetDeclaration, state: string): Values {
  const known = values[tag]?.[state];
  if (known) return known();
  const name = flags[state] ?? state;
  return attributes[name]?.kind === "flag" ? { [`data-${name}`]: "" } : {};
}

/**
 * Requirements of a state that no frame has, by the texts that explain them. `alone`, `moment`, `motion`: a frame shows the state, but not
 * beside other frames, not for long, or not to all visitors.
 */
type Need =
  | "alone"
  | "bare"
  | "cart"
  | "code"
  | "content"
  | "moment"
  | "motion"
  | "order"
  | "permission"
  | "print"
  | "product"
  | "products"
  | "signedIn"
  | "time";

const needs: States<Need> = {
  "suite-attachments": { error: "code" },
  "suite-cart": { empty: "bare", loading: "bare", missing: "bare" },
  "suite-cart-drawer": { busy: "cart", error: "cart" },
  "suite-chatter": { busy: "signedIn" },
  "suite-compare-button": { absent: "product" },
  "suite-compare-panel": { error: "products" },
  "suite-counter": { counting: "motion" },
  "suite-customize-menu": { busy: "signedIn", error: "signedIn" },
  "suite-delivery": { refused: "order" },
  "suite-event-tickets": { loading: "bare", missing: "bare" },
  "suite-form": { loading: "bare", missing: "bare" },
  "suite-invoice-view": { busy: "print" },
  "suite-next-post": { grown: "motion", leaving: "moment" },
  "suite-order-lines": { loading: "bare", missing: "bare" },
  "suite-parallax": { moving: "motion" },
  "suite-payment-form": { bank: "order", elsewhere: "order", error: "alone", refused: "alone" },
  "suite-payment-status": { pending: "order", unconfirmed: "time" },
  "suite-product": { loading: "bare", missing: "bare" },
  "suite-push": { on: "permission", unavailable: "permission" },
  "suite-reveal": { waiting: "motion" },
  "suite-sign-in": { "signed-in": "signedIn" },
  "suite-signature": { signed: "signedIn" },
  "suite-survey": { loading: "bare", missing: "bare" },
  "suite-survey-results": { error: "code" },
  "suite-terms": { error: "content" },
  "suite-wishlist": { empty: "bare", loading: "bare", missing: "bare" },
  "suite-wishlist-button": { absent: "product" },
};

/** Minimum width of the window for a state, in px. */
const widths: States<number> = { "suite-mega-menu": { open: 390 } };

export const widthOf = ({ tag }: Pick<WidgetDeclaration, "tag">, state: string): number | undefined =>
  widths[tag]?.[state];

export const needOf = ({ tag }: Pick<WidgetDeclaration, "tag">, state: string): Need | undefined => needs[tag]?.[state];
