import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { onFrames } from "../common/frames/frames.ts";
import { countedFigure, readFigure } from "./figure.ts";

export interface CounterProps {
  readonly to: string;
  readonly duration: number;
}

interface CounterState {
  /** Text in place of the figure while counting; null before and after. */
  readonly counted: string | null;
  /** True from the start of the count to its end. */
  readonly counting: boolean;
}

export type CounterStore = ReturnType<typeof createCounter>;

/** Easing of the built-in front end: slow, fast, slow. */
const swing = (share: number): number => 0.5 - Math.cos(share * Math.PI) / 2;

/** Number of counters so far: each changes in every third frame only, a third of the counters in each frame, which saves work in pages of many counters. */
let counters = 0;

/** Counts to a figure, once. */
export function createCounter(context: StoreContext<CounterProps>) {
  const { props, editing, signal } = context;
  const initial: CounterState = { counted: null, counting: false };
  const state = storeState(initial, context, ({ counting }) => ({ counting }));
  untilAbort(
    signal,
    editing.listen((isEditing) => isEditing && state.set(initial)),
  );
  return {
    state,
    /** Shows the first number and returns a function that starts the count; undefined if the text has no number. */
    prepare(text: string): (() => void) | undefined {
      const figure = readFigure(text.trim());
      if (!figure || editing.get()) return undefined;
      state.change({ counted: countedFigure(figure, 0) });
      return () => {
        let start: number | undefined;
        let frame = counters++;
        state.change({ counting: true });
        onFrames((now) => {
          if (frame++ % 3) return true;
          start ??= now;
          const share = (now - start) / props.get().duration;
          const isCounting = share < 1 && state.get().counted !== null;
          state.set(isCounting ? { counted: countedFigure(figure, swing(share)), counting: true } : initial);
          return isCounting;
        }, signal);
      };
    },
  };
}
