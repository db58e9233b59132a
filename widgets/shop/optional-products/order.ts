import { connect } from "#shared/suite/index.ts";
import type { CartAnswer } from "../api/cart.ts";
import { type OrderedProduct, orderOptions } from "../api/options.ts";
import { cart, nextPage } from "../common/lists/cart.ts";

export interface Ordered {
  /** Number of items in the whole cart. */
  readonly cartQuantity: number | null;
  /** Address to navigate to; null: the visitor stays. */
  readonly redirectUrl: string | null;
}

const ordered = (server: string, then: "cart" | "stay", answer: CartAnswer): Ordered => ({
  cartQuantity: answer.cartQuantity,
  redirectUrl: nextPage(server, then, answer),
});

interface Order {
  /** The main product, then its options. */
  readonly products: readonly OrderedProduct[];
  readonly quantity: number;
  /** Language tag (BCP 47). */
  readonly lang: string;
  readonly then: "cart" | "stay";
  /** True if the page has a token: the suite requires one to accept all products in one call. */
  readonly atOnce: boolean;
  /** Templates that are in the cart already; products that are ordered one by one are added. */
  readonly placed: Set<number>;
}

/** Orders the products one by one; after a failure, a retry continues with the rest. */
async function orderEach(server: string, { products, quantity, placed }: Order): Promise<CartAnswer> {
  let answer: CartAnswer = { quantity, cartQuantity: null, warning: "", html: null };
  for (const { templateId, productId, notes } of products.filter((each) => !placed.has(each.templateId))) {
    answer = notes
      ? await cart(server).put(async () => {
          const { addWithNotes } = await import("../common/lists/custom-text.ts");
          return addWithNotes(connect(server), { productId, quantity, notes });
        })
      : await cart(server).change({ productId, add: quantity });
    placed.add(templateId);
  }
  return answer;
}

/** Puts a product and its options into the cart. @throws SuiteError */
export async function order(server: string, wanted: Order): Promise<Ordered> {
  const { products, quantity, lang, then, atOnce } = wanted;
  const answer = atOnce
    ? await cart(server).put(() => orderOptions(connect(server), products, quantity, lang.replace("-", "_")))
    : await orderEach(server, wanted);
  return ordered(server, then, answer);
}

/** Puts a product into the cart without options. @throws SuiteError */
export const buy = async (server: string, productId: number, quantity: number): Promise<Ordered> =>
  ordered(server, "cart", await cart(server).change({ productId, add: quantity }));
