import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { emitIntent } from "#shared/state/intent.ts";
import { compare, type CompareAdd } from "../common/lists/compare.ts";
import { createListToggle, type ListToggleProps } from "../common/lists/list-toggle.ts";
import type en from "../i18n/en.json";

export type CompareButtonTexts = Readonly<FailureTexts & typeof en.shop & typeof en.compareButton>;

export const events = {
  "suite-compare-add":
    "Before the product is added to the comparison. Cancelable: nothing is added. detail: { productId: number, templateId: number, valueIds: number[], server: string }",
} as const;

export type CompareButtonStore = ReturnType<typeof createCompareButton>;

/** Creates the store of a button that adds a product to the comparison. */
export function createCompareButton(context: StoreContext<ListToggleProps, typeof events>) {
  const { server, signal, emit } = context;
  const { state, choose, ask } = createListToggle(context, "compared");
  untilAbort(
    signal,
    effect([compare(server).state], ({ ids }) => state.change({ ids })),
  );
  return {
    state,
    choose,
    /** Adds the chosen product. Resolves to true once the product is in the comparison. */
    add: async () =>
      !!(await ask((choice) => {
        const intent: CompareAdd = { ...choice, server };
        return emitIntent(emit, "suite-compare-add", intent);
      })),
  };
}
