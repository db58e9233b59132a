import { atom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";

export interface SampleProps {
  readonly label: string;
}

type Context = Pick<WidgetContext<SampleProps>, "emit" | "state">;

export type SampleStore = ReturnType<typeof createSample>;

/** Counts how often a person pressed. */
export function createSample({ emit, state }: Context) {
  const count = atom(0);
  return {
    count,
    press() {
      count.set(count.get() + 1);
      state("pressed", true);
      emit("suite-sample-change", { count: count.get() });
    },
  };
}
