import { connect } from "#shared/suite/index.ts";
import type { CartAnswer } from "../api/cart.ts";
import { type OrderedProduct, orderOptions } from "../api/options.ts";
import { cart, nextPage } from "../common/lists/cart.ts";

export interface Ordered {
  /** Of the whole cart. */
  readonly cartQuantity: number | null;
  /** Where the page goes now; null: the visitor stays. */
  readonly redirectUrl: string | null;
}

const ordered = (server: string, then: "cart" | "stay", answer: CartAnswer): Ordered => ({
  cartQuantity: answer.cartQuantity,
  redirectUrl: nextPage(server, then, answer),
});

interface Order {
  /** Itself first, then its options. */
  readonly products: readonly OrderedProduct[];
  readonly quantity: number;
  /** BCP 47. */
  readonly lang: string;
  readonly then: "cart" | "stay";
  /** The page has a token, which the suite wants with all at once. */
  readonly atOnce: boolean;
  /** Templates of those that are in the cart already; gets the others, where they are ordered one by one. */
  readonly placed: Set<number>;
}

/** What failed on the way is gone on with. */
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

/** As if there were no options. @throws SuiteError */
export const buy = async (server: string, productId: number, quantity: number): Promise<Ordered> =>
  ordered(server, "cart", await cart(server).change({ productId, add: quantity }));
