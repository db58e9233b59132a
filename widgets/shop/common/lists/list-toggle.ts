import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import type { ProductChoice } from "#shop/api/product.ts";

export interface ListToggleProps {
  readonly productId: number;
  readonly templateId: number;
}

interface ListToggleState {
  /** Which product is meant; null where the shop does not have it. */
  readonly choice: ProductChoice | null;
  /** Variants on the list; null until they are known. */
  readonly ids: readonly number[] | null;
  readonly busy: boolean;
  /** Why the last request failed. */
  readonly error: unknown;
  /** Why the list could not be read. */
  readonly listError: unknown;
}

interface ListToggle {
  readonly state: StoreState<ListToggleState>;
  /** Another product is meant. */
  choose(choice: ProductChoice | null): void;
  /**
   * Asks for it, one request at a time. Resolves to the variant that is on the list now, which the request may have
   * created; 0 where there was no room, no listener handled the request, or it failed (see `error`).
   */
  ask(request: (choice: ProductChoice) => Promise<number> | undefined): Promise<number>;
}

export const isListed = ({ choice, ids }: ListToggleState): boolean => !!choice && !!ids?.includes(choice.productId);

/**
 * A button that puts a product on a list: wishlist, comparison.
 * @param listed the host's custom state while the product is on it
 */
export function createListToggle(context: StoreContext<ListToggleProps>, listed: string): ListToggle {
  const state = storeState<ListToggleState>(
    { choice: null, ids: null, busy: false, error: null, listError: null },
    context,
    (now) => ({
      [listed]: isListed(now),
      absent: !now.choice,
      busy: now.busy,
      error: now.error ?? now.listError,
    }),
  );
  // the error belongs to the product that was meant before
  const choose = (choice: ProductChoice | null) => state.change({ choice, error: null });
  untilAbort(
    context.signal,
    effect([context.props], ({ productId, templateId }) => choose({ productId, templateId, valueIds: [] })),
  );
  return {
    state,
    choose,
    async ask(request) {
      const { choice, busy } = state.get();
      const work = choice && !busy ? request(choice) : undefined;
      if (!work) return 0;
      state.change({ busy: true, error: null });
      try {
        const productId = await work;
        const isStillMeant = productId && state.get().choice === choice;
        state.change({ busy: false, ...(isStillMeant && { choice: { ...choice!, productId } }) });
        return productId;
      } catch (error) {
        state.change({ busy: false, error });
        return 0;
      }
    },
  };
}
