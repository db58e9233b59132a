import { atom, effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { wishlist } from "../common/base/state/wishlist.ts";

type Context = Pick<WidgetContext<object>, "server" | "editing" | "signal" | "fail" | "state">;

export type WishlistLinkStore = ReturnType<typeof createWishlistLink>;

/** How much is on the wishlist; null until it is known. */
export function createWishlistLink({ server, editing, signal, fail, state }: Context) {
  const list = wishlist(server);
  const count = atom<number | null>(null);
  /** The list could not be read. */
  const failed = atom(false);
  let told: unknown;
  signal.addEventListener(
    "abort",
    effect([editing], (still) => {
      if (!still) void list.load();
    }),
  );
  signal.addEventListener(
    "abort",
    effect([list.state], ({ value, error }) => {
      count.set(value && value.length);
      failed.set(!!error);
      state("error", !!error);
      if (error && error !== told) fail(error);
      told = error;
    }),
  );
  return { count, failed, retry: () => void list.load() };
}
