import type { StoreContext, WidgetView } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type SlideshowTexts = Readonly<typeof en.slideshow>;

export const events = {
  "suite-slide-change":
    "A visitor went to another picture; not emitted by the automatic change. The index counts from 0. detail: { index: number }",
} as const;

interface SlideshowProps {
  /** Interval of the automatic change, in ms; none if 0 or less. */
  readonly interval: number;
}

interface SlideshowState {
  /** Names of the slides; empty for slides without a name. */
  readonly names: readonly string[];
  /** Index of the visible slide. */
  readonly at: number;
  /** True while slides change automatically, given an interval and several slides. */
  readonly isPlaying: boolean;
}

export type SlideshowStore = ReturnType<typeof createSlideshow>;
export type SlideshowView = WidgetView<SlideshowStore, SlideshowProps, SlideshowTexts>;

/** Creates the state of the visible slide. */
export function createSlideshow({ editing, emit, fail }: StoreContext<SlideshowProps, typeof events>) {
  const state = storeState<SlideshowState>({ names: [], at: 0, isPlaying: false });
  /** Shows a slide that the visitor chose by its index. */
  const show = (to: number) => {
    const { names, at } = state.get();
    if (to === at || names[to] === undefined) return;
    state.change({ at: to });
    emit("suite-slide-change", { index: to });
  };
  /** Returns the index of a slide at a distance, around the ends. */
  const beside = (by: number) => {
    const { names, at } = state.get();
    return (at + by + names.length) % names.length;
  };
  return {
    state,
    fail,
    /** Sets the current slides and the index of the visible one. */
    found: (names: readonly string[], at: number) =>
      state.change({ names, at: Math.max(0, Math.min(at, names.length - 1)) }),
    show,
    step: (by: number) => show(beside(by)),
    /** Shows the next slide automatically, except while the suite's editor runs. */
    advance: () => editing.get() || state.change({ at: beside(1) }),
    play: (isPlaying: boolean) => state.change({ isPlaying }),
  };
}
