import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { onFrames } from "../common/frames/frames.ts";
import { countedFigure, readFigure } from "./figure.ts";

export interface CounterProps {
  readonly to: string;
  readonly duration: number;
}

interface CounterState {
  /** What to show in place of the figure while it is counted; null before and after. */
  readonly counted: string | null;
  /** Whether it has begun to count and has not ended. */
  readonly counting: boolean;
}

export type CounterStore = ReturnType<typeof createCounter>;

/** As the built-in front end counts: slow, fast, slow. */
const swing = (share: number): number => 0.5 - Math.cos(share * Math.PI) / 2;

/** A number changes in every third frame, a third of the numbers in each: quick enough for the eye, and a page of many counters does a third of the work. */
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
    /** Shows the beginning; gives what counts, for the moment when somebody sees it. Nothing is counted in a text without a number. */
    prepare(text: string): (() => void) | undefined {
      const figure = readFigure(text.trim());
      if (!figure || editing.get()) return undefined;
      state.change({ counted: countedFigure(figure, 0) });
      return () => {
        let began: number | undefined;
        let frame = counters++;
        state.change({ counting: true });
        onFrames((now) => {
          if (frame++ % 3) return true;
          began ??= now;
          const share = (now - began) / props.get().duration;
          const goesOn = share < 1 && state.get().counted !== null;
          state.set(goesOn ? { counted: countedFigure(figure, swing(share)), counting: true } : initial);
          return goesOn;
        }, signal);
      };
    },
  };
}
