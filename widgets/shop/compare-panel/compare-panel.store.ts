import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { comparePath } from "../api/compare.ts";
import { announceOnce } from "../common/lists/changes.ts";
import { compare } from "../common/lists/compare.ts";
import { pageAddress } from "../common/lists/page-address.ts";
import type en from "../i18n/en.json";

export type ComparePanelTexts = Readonly<FailureTexts & typeof en.shop & typeof en.comparePanel>;

export const events = {
  "suite-compare-change":
    "After a visitor added a product on this page, or removed one in the panel. detail: { ids: number[] }",
  "suite-compare-limit": "After a visitor tried to add a product beyond the limit",
} as const;

export interface ComparePanelProps {
  readonly limit: number;
}

export type ComparePanelStore = ReturnType<typeof createComparePanel>;

/** Creates the store of the panel with the products to compare. */
export function createComparePanel(context: StoreContext<ComparePanelProps, typeof events>) {
  const { props, server, editing, signal, emit } = context;
  const list = compare(server);
  const state = storeState(list.state.get(), context, ({ open, error }) => ({ open, error }));
  let wasLimited = false;
  untilAbort(
    signal,
    effect([props], ({ limit }) => void (list.limit = limit)),
    effect([editing], (isEditing) => {
      if (!isEditing) void list.load();
    }),
    announceOnce(list.unannounced, (ids) => emit("suite-compare-change", { ids })),
    effect([list.state], (now) => {
      state.set(now);
      if (now.limited && !wasLimited) emit("suite-compare-limit");
      wasLimited = now.limited;
    }),
  );
  return {
    state,
    toggle: () => list.toggle(!state.get().open),
    close: () => list.toggle(false),
    async remove(id: number) {
      await list.remove(id);
      emit("suite-compare-change", { ids: list.state.get().ids });
    },
    retry: () => void list.load(),
    /** Returns the address of the page that compares the products. */
    address: (ids: readonly number[]) => pageAddress(server, comparePath(ids)),
  };
}
