import { effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { compare, type CompareAdd } from "../common/base/state/compare.ts";
import { createPicking } from "../common/base/state/picking.ts";

export interface CompareButtonProps {
  readonly productId: number;
  readonly templateId: number;
}

type Context = Pick<WidgetContext<CompareButtonProps>, "props" | "server" | "signal" | "emit" | "fail" | "state">;

export type CompareButtonStore = ReturnType<typeof createCompareButton>;

/** A button that puts a product into the comparison. */
export function createCompareButton({ props, server, signal, emit, fail, state }: Context) {
  const list = compare(server);
  const picking = createPicking(fail);
  const until = (stop: () => void) => signal.addEventListener("abort", stop);
  until(effect([props], ({ productId, templateId }) => picking.choose({ productId, templateId, valueIds: [] })));
  until(
    effect([picking.state, list.state], ({ choice, busy, trouble }, { ids }) => {
      state("compared", ids.includes(choice?.productId ?? 0));
      state("absent", !choice);
      state("busy", busy);
      state("error", !!trouble);
    }),
  );
  return {
    ...picking,
    list: list.state,
    /** Asks for what is chosen; true once it is in the comparison. */
    add: async () =>
      !!(await picking.ask((choice) => {
        const intent: CompareAdd = { ...choice, server };
        return emit("suite-compare-add", intent, { cancelable: true }) ? intent.done : undefined;
      })),
  };
}
