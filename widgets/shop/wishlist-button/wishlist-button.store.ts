import { effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { createPicking } from "../common/base/state/picking.ts";
import { wishlist, type WishlistAdd } from "../common/base/state/wishlist.ts";

export interface WishlistButtonProps {
  readonly productId: number;
  readonly templateId: number;
}

type Context = Pick<
  WidgetContext<WishlistButtonProps>,
  "props" | "server" | "editing" | "signal" | "emit" | "fail" | "state"
>;

export type WishlistButtonStore = ReturnType<typeof createWishlistButton>;

/** Why a list could not be read is told by one button of the page, not by each of fifty. */
let told: unknown;

/** A button that puts a product on the wishlist. */
export function createWishlistButton({ props, server, editing, signal, emit, fail, state }: Context) {
  const list = wishlist(server);
  const tell = (error: unknown) => {
    if (!error || error === told || signal.aborted) return;
    told = error;
    fail(error);
  };
  const picking = createPicking(tell);
  const until = (stop: () => void) => signal.addEventListener("abort", stop);
  until(effect([props], ({ productId, templateId }) => picking.choose({ productId, templateId, valueIds: [] })));
  until(
    effect([editing], (still) => {
      if (!still) void list.load().then(() => tell(list.state.get().error));
    }),
  );
  until(
    effect([picking.state, list.state], ({ choice, busy, trouble }, { value, error }) => {
      state("wished", !!value?.includes(choice?.productId ?? 0));
      state("absent", !choice);
      state("busy", busy);
      state("error", !!(trouble ?? error));
    }),
  );
  return {
    ...picking,
    list: list.state,
    /** Asks for what is chosen; true once it is on the list. */
    async add() {
      const id = await picking.ask((choice) => {
        const intent: WishlistAdd = { ...choice, server };
        return emit("suite-wishlist-add", intent, { cancelable: true }) ? intent.done : undefined;
      });
      if (!id) return false;
      emit("suite-wishlist-change", { ids: list.state.get().value });
      return true;
    },
  };
}
