import { atom, type ReadableAtom } from "nanostores";
import type { ProductChoice } from "../../calls/shop.ts";

export interface PickingState {
  /** Which product is meant; null where the shop does not have it. */
  readonly choice: ProductChoice | null;
  readonly busy: boolean;
  readonly trouble: unknown;
}

export interface Picking {
  readonly state: ReadableAtom<PickingState>;
  /** Another product is meant. */
  choose(choice: ProductChoice | null): void;
  /**
   * Asks for it, once at a time. Gives the variant that is on the list now, which may have been made by that; 0 where there was no room, nobody
   * did anything, or it failed (see `trouble`).
   */
  ask(request: (choice: ProductChoice) => Promise<number> | undefined): Promise<number>;
}

/** A button that puts a product on a list: wishlist, comparison. */
export function createPicking(fail: (error: unknown) => void): Picking {
  const state = atom<PickingState>({ choice: null, busy: false, trouble: null });
  const change = (part: Partial<PickingState>) => state.set({ ...state.get(), ...part });
  return {
    state,
    // what went wrong was another product's
    choose: (choice) => change({ choice, trouble: null }),
    async ask(request) {
      const { choice, busy } = state.get();
      const work = choice && !busy ? request(choice) : undefined;
      if (!work) return 0;
      change({ busy: true, trouble: null });
      try {
        const productId = await work;
        const isStillMeant = productId && state.get().choice === choice;
        change({ busy: false, ...(isStillMeant && { choice: { ...choice!, productId } }) });
        return productId;
      } catch (trouble) {
        change({ busy: false, trouble });
        fail(trouble);
        return 0;
      }
    },
  };
}
