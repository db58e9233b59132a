import { shared } from "#shared/element/index.ts";
import { type Remote, remote } from "#shared/state/index.ts";
import { type Intent, onIntent } from "#shared/state/intent.ts";
import { connect } from "#shared/suite/index.ts";
import { type ProductChoice, variantOf } from "#shop/api/product.ts";
import { addToWishlist, readWishlist, removeFromWishlist } from "#shop/api/wishlist.ts";
import { serial } from "#shop/common/lists/changes.ts";

/** The intent `suite-wishlist-add`; resolves to the variant that is on the list now. */
export interface WishlistAdd extends Intent<number>, ProductChoice {}

interface Wishlist extends Pick<Remote<readonly number[]>, "state" | "load" | "reload"> {
  /** Removes an entry; resolves to the remaining variants. @throws SuiteError */
  remove(wishId: number): Promise<readonly number[]>;
}

/** Returns the visitor's wishlist: ids of variants, common to the page and in step with other tabs. */
export const wishlist = (server: string): Wishlist =>
  shared(`suite.wishlist ${server}`, () => {
    const client = connect(server);
    const list = remote<readonly number[]>(`suite.wishlist ${server} ids`, () => readWishlist(client));
    const inTurn = serial();

    onIntent<number, WishlistAdd>("suite-wishlist-add", server, (choice) =>
      inTurn(async () => {
        const id = await variantOf(client, choice);
        // the suite would store the same product twice
        await list.load();
        const { value: known, error } = list.state.get();
        if (!known) throw error;
        if (known.includes(id)) return id;
        await addToWishlist(client, id);
        list.put([...known, id]);
        return id;
      }),
    );

    return {
      state: list.state,
      load: list.load,
      reload: list.reload,
      remove: (wishId) =>
        inTurn(async () => {
          await removeFromWishlist(client, wishId);
          // the list may contain the same product twice
          const left = await readWishlist(client);
          list.put(left);
          return left;
        }),
    };
  });
