import { effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { compare } from "../../../shared/state/shop/index.ts";
import { comparePath } from "../../../shared/suite/routes/shop.ts";

export interface ComparePanelProps {
  readonly limit: number;
}

type Context = Pick<WidgetContext<ComparePanelProps>, "props" | "server" | "editing" | "signal" | "emit" | "fail" | "state">;

export type ComparePanelStore = ReturnType<typeof createComparePanel>;

/** The products to compare at the edge of the page. */
export function createComparePanel({ props, server, editing, signal, emit, fail, state }: Context) {
  const list = compare(server);
  const until = (stop: () => void) => signal.addEventListener("abort", stop);
  let wasLimited = false;
  let told: unknown;
  until(effect([props], ({ limit }) => void (list.limit = limit)));
  until(effect([editing], (still) => {
    if (!still) void list.load();
  }));
  until(list.changed.listen((ids) => emit("suite-compare-change", { ids })));
  until(effect([list.state], ({ open, limited, trouble }) => {
    state("open", open);
    state("error", !!trouble);
    if (limited && !wasLimited) emit("suite-compare-limit");
    wasLimited = limited;
    if (trouble && trouble !== told) fail(trouble);
    told = trouble;
  }));
  return {
    list: list.state,
    toggle: () => list.toggle(!list.state.get().open),
    close: () => list.toggle(false),
    remove: (id: number) => void list.remove(id),
    retry: () => void list.load(),
    /** Where they stand side by side. */
    address: (ids: readonly number[]) => server + comparePath(ids),
  };
}
