import type { Emits } from "#shared/element/index.ts";
import { emitIntent } from "#shared/state/intent.ts";
import { connect } from "#shared/suite/index.ts";
import { type ProductNotes, variantOf } from "../api/product.ts";
import { cart, type CartOffer, nextPage } from "../common/lists/cart.ts";
import type { events } from "./product.types.ts";

interface Order extends Emits<typeof events> {
  readonly server: string;
  readonly templateId: number;
  /** 0: the variant does not exist yet. */
  readonly productId: number;
  readonly combination: readonly number[];
  readonly quantity: number;
  readonly notes: ProductNotes | undefined;
  readonly then: "stay" | "cart";
}

interface Bought {
  /** Address to navigate to; null: the visitor stays. */
  readonly redirectUrl: string | null;
  /** Warning of the suite; empty if there is none. */
  readonly warning: string;
  /** True if the options could not be offered. */
  readonly isWithoutOptions: boolean;
}

/** Puts a product into the cart, creating its variant if needed. Undefined if a listener of the page has prevented that. @throws SuiteError */
export async function buy(order: Order): Promise<Bought | undefined> {
  const { server, templateId, combination, quantity, notes, then, emit } = order;
  // the cart listens for the intent once it exists
  cart(server);
  const choice = { productId: order.productId, templateId, valueIds: combination.filter((value) => value > 0) };
  const productId = await variantOf(connect(server), choice);
  const intent: CartOffer = { server, productId, quantity, variantValues: choice.valueIds, ...(notes && { notes }) };
  const adding = emitIntent(emit, "suite-cart-add", intent);
  if (!adding) return undefined;
  const answer = await adding;
  if (!answer) return { redirectUrl: null, warning: "", isWithoutOptions: false };
  emit("suite-cart-change", { quantity: answer.cartQuantity });
  const { warning, isWithoutOptions = false } = answer;
  return { redirectUrl: nextPage(server, then, answer), warning, isWithoutOptions };
}
