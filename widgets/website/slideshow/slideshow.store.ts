import type { StoreContext, WidgetView } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type SlideshowTexts = Readonly<typeof en.slideshow>;

export const events = {
  "suite-slide-change":
    "A visitor went to another picture; not by itself. Places count from 0. detail: { index: number }",
} as const;

interface SlideshowProps {
  /** ms; 0 and less is never. */
  readonly interval: number;
}

interface SlideshowState {
  /** One per slide; empty where it has none. */
  readonly names: readonly string[];
  /** Place of the slide that is shown, from 0. */
  readonly at: number;
  /** Whether slides change by themselves, where there is an interval and more than one. */
  readonly isPlaying: boolean;
}

export type SlideshowStore = ReturnType<typeof createSlideshow>;
export type SlideshowView = WidgetView<SlideshowStore, SlideshowProps, SlideshowTexts>;

/** Which slide is shown. */
export function createSlideshow({ editing, emit, fail }: StoreContext<SlideshowProps, typeof events>) {
  const state = storeState<SlideshowState>({ names: [], at: 0, isPlaying: false });
  /** A visitor wants a slide by its place. */
  const show = (to: number) => {
    const { names, at } = state.get();
    if (to === at || names[to] === undefined) return;
    state.change({ at: to });
    emit("suite-slide-change", { index: to });
  };
  /** Place of a slide that is so many further, around the ends. */
  const beside = (by: number) => {
    const { names, at } = state.get();
    return (at + by + names.length) % names.length;
  };
  return {
    state,
    fail,
    /** What the slideshow has now, and where it is. */
    found: (names: readonly string[], at: number) =>
      state.change({ names, at: Math.max(0, Math.min(at, names.length - 1)) }),
    show,
    step: (by: number) => show(beside(by)),
    /** By itself; not while somebody edits the page. */
    advance: () => editing.get() || state.change({ at: beside(1) }),
    play: (isPlaying: boolean) => state.change({ isPlaying }),
  };
}
