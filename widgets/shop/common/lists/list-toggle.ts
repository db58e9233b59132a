import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import type { ProductChoice } from "#shop/api/product.ts";

export interface ListToggleProps {
  readonly productId: number;
  readonly templateId: number;
}

interface ListToggleState {
  /** Chosen product; null if the shop does not have it. */
  readonly choice: ProductChoice | null;
  /** Ids of the variants on the list; null until they are read. */
  readonly ids: readonly number[] | null;
  readonly busy: boolean;
  /** Error of the last request. */
  readonly error: unknown;
  /** Error of reading the list. */
  readonly listError: unknown;
}

interface ListToggle {
  readonly state: StoreState<ListToggleState>;
  /** Sets the product. */
  choose(choice: ProductChoice | null): void;
  /**
   * Sends a request for the product, one at a time. Resolves to the variant that is on the list now, which the request may have
   * created; 0 if the list is full, no listener handled the request, or the request failed (see `error`).
   */
  ask(request: (choice: ProductChoice) => Promise<number> | undefined): Promise<number>;
}

export const isListed = ({ choice, ids }: ListToggleState): boolean => !!choice && !!ids?.includes(choice.productId);

/**
 * Creates the state of a button that puts a product on a list: wishlist, comparison.
 * @param listed name of the custom state of the host while the product is on the list
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
  // the error belongs to the previous product
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
        const isCurrent = productId && state.get().choice === choice;
        state.change({ busy: false, ...(isCurrent && { choice: { ...choice!, productId } }) });
        return productId;
      } catch (error) {
        state.change({ busy: false, error });
        return 0;
      }
    },
  };
}
