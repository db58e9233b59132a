import { atom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
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

type Context = Pick<WidgetContext<RevealProps>, "editing" | "signal" | "state">;

export type RevealStore = ReturnType<typeof createReveal>;

/** Keeps content back until it is seen, once. */
export function createReveal({ editing, signal, state }: Context) {
  /** `waiting` until somebody sees it; `shown` afterwards; `still` when it was never kept back. */
  const phase = atom<"still" | "waiting" | "shown">("still");
  const enter = (next: "still" | "waiting" | "shown") => {
    phase.set(next);
    state("waiting", next === "waiting");
  };
  signal.addEventListener(
    "abort",
    editing.listen((isOn) => isOn && enter("still")),
  );
  return {
    phase,
    /** False where it may not: somebody edits the page. */
    keepBack(): boolean {
      if (editing.get()) return false;
      enter("waiting");
      return true;
    },
    /** False where it was there already. */
    show(): boolean {
      const waited = phase.get() === "waiting";
      if (waited) enter("shown");
      return waited;
    },
  };
}
