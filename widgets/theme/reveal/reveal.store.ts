import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";

/** Distance of the movement. */
const distance = "2.5em";

/** First keyframe of each animation; the last one is the content's own position. `start` and `end` follow the direction of the page: `forward` is 1 from left to right, otherwise -1. */
const from = {
  fade: () => ({ opacity: 0 }),
  "fade-up": () => ({ opacity: 0, translate: `0 ${distance}` }),
  "fade-down": () => ({ opacity: 0, translate: `0 -${distance}` }),
  "fade-start": (forward) => ({ opacity: 0, translate: `calc(${-forward} * ${distance})` }),
  "fade-end": (forward) => ({ opacity: 0, translate: `calc(${forward} * ${distance})` }),
  zoom: () => ({ opacity: 0, scale: "0.9" }),
} satisfies Record<string, (forward: number) => Keyframe>;

type Animation = keyof typeof from;

export const animations = Object.keys(from) as [Animation, ...Animation[]];

export const keyframes = (animation: Animation, isRtl: boolean): Keyframe[] => [from[animation](isRtl ? -1 : 1), {}];

export interface RevealProps {
  readonly animation: Animation;
  /** Duration and delay in ms. */
  readonly duration: number;
  readonly delay: number;
  /** Distance in px from the lower edge of the window. */
  readonly offset: number;
  readonly iteration: number;
}

interface RevealState {
  /** `waiting` until a visitor sees it; `shown` afterwards; `idle` if it was never hidden. */
  readonly phase: "idle" | "waiting" | "shown";
}

export type RevealStore = ReturnType<typeof createReveal>;

/** Hides content until it comes into view, once. */
export function createReveal(context: StoreContext<RevealProps>) {
  const { editing, signal } = context;
  const state = storeState<RevealState>({ phase: "idle" }, context, ({ phase }) => ({ waiting: phase === "waiting" }));
  untilAbort(
    signal,
    editing.listen((isEditing) => isEditing && state.set({ phase: "idle" })),
  );
  return {
    state,
    /** Hides the content. Returns false while the page is edited. */
    hide(): boolean {
      if (editing.get()) return false;
      state.set({ phase: "waiting" });
      return true;
    },
    /** Shows the content. Returns false if it was visible already. */
    show(): boolean {
      const wasHidden = state.get().phase === "waiting";
      if (wasHidden) state.set({ phase: "shown" });
      return wasHidden;
    },
  };
}
