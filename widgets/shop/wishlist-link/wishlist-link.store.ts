import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { wishlist } from "../common/lists/wishlist.ts";
import type en from "../i18n/en.json";

export type WishlistLinkTexts = Readonly<FailureTexts & typeof en.shop & typeof en.wishlistLink>;

export interface WishlistLinkProps {
  readonly href: string;
}

interface WishlistLinkState {
  /** Number of products on the wishlist; null until it is known. */
  readonly count: number | null;
  /** Error of the call that reads the list. */
  readonly error: unknown;
}

export type WishlistLinkStore = ReturnType<typeof createWishlistLink>;

/** Creates the store of the link to the wishlist with its counter. */
export function createWishlistLink(context: StoreContext<WishlistLinkProps>) {
  const { server, editing, signal } = context;
  const list = wishlist(server);
  const state = storeState<WishlistLinkState>({ count: null, error: null }, context, ({ error }) => ({ error }));
  untilAbort(
    signal,
    effect([editing], (isEditing) => {
      if (!isEditing) void list.load();
    }),
    effect([list.state], ({ value, error }) => state.change({ count: value && value.length, error })),
  );
  return { state, retry: () => void list.load() };
}
