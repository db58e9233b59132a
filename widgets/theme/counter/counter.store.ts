import { atom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { onFrames } from "../common/frames/frames.ts";
import { countedFigure, readFigure } from "./figure.ts";

export interface CounterProps {
  readonly to: string;
  readonly duration: number;
}

type Context = Pick<WidgetContext<CounterProps>, "props" | "editing" | "signal" | "state">;

export type CounterStore = ReturnType<typeof createCounter>;

/** As the stock front end counts: slow, fast, slow. */
const swing = (share: number): number => 0.5 - Math.cos(share * Math.PI) / 2;

/** A number changes in every third frame, a third of the numbers in each: quick enough for the eye, and a page of many counters does a third of the work. */
let counters = 0;

/** Counts to a figure, once. */
export function createCounter({ props, editing, signal, state }: Context) {
  /** What to show in place of the figure while it is counted; null before and after. */
  const counted = atom<string | null>(null);
  signal.addEventListener(
    "abort",
    editing.listen((isOn) => isOn && counted.set(null)),
  );
  return {
    counted,
    /** Shows the beginning; gives what counts, for the moment when somebody sees it. Nothing is counted in a text without a number. */
    prepare(text: string): (() => void) | undefined {
      const figure = readFigure(text.trim());
      if (!figure || editing.get()) return undefined;
      counted.set(countedFigure(figure, 0));
      return () => {
        let began: number | undefined;
        let frame = counters++;
        state("counting", true);
        onFrames((now) => {
          if (frame++ % 3) return true;
          began ??= now;
          const share = (now - began) / props.get().duration;
          const goesOn = share < 1 && counted.get() !== null;
          counted.set(goesOn ? countedFigure(figure, swing(share)) : null);
          state("counting", goesOn);
          return goesOn;
        }, signal);
      };
    },
  };
}
