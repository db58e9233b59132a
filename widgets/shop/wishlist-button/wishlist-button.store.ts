import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { emitIntent } from "#shared/state/intent.ts";
import { reportOnce } from "../common/lists/changes.ts";
import { createListToggle, type ListToggleProps } from "../common/lists/list-toggle.ts";
import { wishlist, type WishlistAdd } from "../common/lists/wishlist.ts";
import type en from "../i18n/en.json";

export type WishlistButtonTexts = Readonly<FailureTexts & typeof en.shop & typeof en.wishlistButton>;

export const events = {
  "suite-wishlist-add":
    "Before the product is added to the list. Cancelable: nothing is added. detail: { productId: number, templateId: number, valueIds: number[], server: string }",
  "suite-wishlist-change": "After the product was added; ids: all products of the list. detail: { ids: number[] }",
} as const;

export type WishlistButtonStore = ReturnType<typeof createWishlistButton>;

/** Errors that a button of the page has reported: a page has up to fifty buttons. */
const reported = new WeakSet<object>();

/** Creates the store of a button that adds a product to the wishlist. */
export function createWishlistButton(context: StoreContext<ListToggleProps, typeof events>) {
  const { server, editing, signal, emit, fail } = context;
  const list = wishlist(server);
  const { state, choose, ask } = createListToggle({ ...context, fail: reportOnce(fail, reported) }, "wished");
  untilAbort(
    signal,
    effect([editing], (isEditing) => {
      if (!isEditing) void list.load().then(() => state.change({ listError: list.state.get().error }));
    }),
    // an error of another element's request is reported by that element
    effect([list.state], ({ value, error }) => state.change({ ids: value, ...(!error && { listError: null }) })),
  );
  return {
    state,
    choose,
    /** Adds the chosen product. Resolves to true once the product is on the list. */
    async add() {
      const id = await ask((choice) => {
        const intent: WishlistAdd = { ...choice, server };
        return emitIntent(emit, "suite-wishlist-add", intent);
      });
      if (!id) return false;
      const ids = list.state.get().value;
      // unknown if a script of the page has added the product
      if (ids) emit("suite-wishlist-change", { ids });
      return true;
    },
  };
}
