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
    "A visitor asks for it. Cancelable: then nothing happens. detail: { productId: number, templateId: number, valueIds: number[], server: string }",
  "suite-wishlist-change": "It is on the list; the ids are those of the whole list. detail: { ids: number[] }",
} as const;

export type WishlistButtonStore = ReturnType<typeof createWishlistButton>;

/** One button of the page reports why the list could not be read, not each of fifty. */
const reported = new WeakSet<object>();

/** A button that puts a product on the wishlist. */
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
    /** Asks for what is chosen; true once it is on the list. */
    async add() {
      const id = await ask((choice) => {
        const intent: WishlistAdd = { ...choice, server };
        return emitIntent(emit, "suite-wishlist-add", intent);
      });
      if (!id) return false;
      const ids = list.state.get().value;
      // unknown where the page has put it there
      if (ids) emit("suite-wishlist-change", { ids });
      return true;
    },
  };
}
