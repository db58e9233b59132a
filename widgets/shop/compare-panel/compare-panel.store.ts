import { effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { compare } from "../common/base/state/compare.ts";
import { tellOnce } from "../common/base/state/untold.ts";
import { comparePath } from "../common/calls/shop.ts";

export interface ComparePanelProps {
  readonly limit: number;
}

type Context = Pick<
  WidgetContext<ComparePanelProps>,
  "props" | "server" | "editing" | "signal" | "emit" | "fail" | "state"
>;

export type ComparePanelStore = ReturnType<typeof createComparePanel>;

/** The products to compare at the edge of the page. */
export function createComparePanel({ props, server, editing, signal, emit, fail, state }: Context) {
  const list = compare(server);
  const until = (stop: () => void) => signal.addEventListener("abort", stop);
  let wasLimited = false;
  let told: unknown;
  until(effect([props], ({ limit }) => void (list.limit = limit)));
  until(
    effect([editing], (still) => {
      if (!still) void list.load();
    }),
  );
  until(tellOnce(list.untold, (ids) => emit("suite-compare-change", { ids })));
  until(
    effect([list.state], ({ open, limited, trouble }) => {
      state("open", open);
      state("error", !!trouble);
      if (limited && !wasLimited) emit("suite-compare-limit");
      wasLimited = limited;
      if (trouble && trouble !== told) fail(trouble);
      told = trouble;
    }),
  );
  return {
    list: list.state,
    toggle: () => list.toggle(!list.state.get().open),
    close: () => list.toggle(false),
    async remove(id: number) {
      await list.remove(id);
      emit("suite-compare-change", { ids: list.state.get().ids });
    },
    retry: () => void list.load(),
    /** Where they stand side by side. */
    address: (ids: readonly number[]) => server + comparePath(ids),
  };
}
