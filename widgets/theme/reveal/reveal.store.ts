import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import type { Animation } from "./animations.ts";

export interface RevealProps {
  readonly animation: Animation;
  /** ms. */
  readonly duration: number;
  readonly delay: number;
  /** px. */
  readonly offset: number;
  readonly iteration: number;
}

export interface RevealState {
  /** `waiting` until a visitor sees it; `shown` afterwards; `idle` when it was never kept back. */
  readonly phase: "idle" | "waiting" | "shown";
}

export type RevealStore = ReturnType<typeof createReveal>;

/** Keeps content back until it is seen, once. */
export function createReveal(context: StoreContext<RevealProps>) {
  const { editing, signal } = context;
  const state = storeState<RevealState>({ phase: "idle" }, context, ({ phase }) => ({ waiting: phase === "waiting" }));
  untilAbort(
    signal,
    editing.listen((isEditing) => isEditing && state.set({ phase: "idle" })),
  );
  return {
    state,
    /** False where it may not: somebody edits the page. */
    keepBack(): boolean {
      if (editing.get()) return false;
      state.set({ phase: "waiting" });
      return true;
    },
    /** False where it was there already. */
    show(): boolean {
      const waited = state.get().phase === "waiting";
      if (waited) state.set({ phase: "shown" });
      return waited;
    },
  };
}
