import { atom, type ReadableAtom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";

/** `leaving`: it fades; `gone`: the page is free, as it is at the beginning. */
export type Phase = "gone" | "covering" | "leaving";

/** ms that it stays after the page has loaded (spec theme section 9: 1500 ms), and that it fades (preloader.css). */
export const stay = 1500;
export const fade = 600;

type Context = Pick<WidgetContext, "editing" | "signal" | "state">;

export type PreloaderStore = ReturnType<typeof createPreloader>;

/** Covers a page until a moment after it has loaded, once. */
export function createPreloader({ editing, signal, state }: Context) {
  const phase = atom<Phase>("gone");
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enter = (next: Phase) => {
    clearTimeout(timer);
    phase.set(next);
    state("covering", next === "covering");
  };
  const end = () => enter("gone");
  signal.addEventListener("abort", () => clearTimeout(timer));
  signal.addEventListener("abort", editing.listen((isOn) => isOn && end()));

  return {
    phase: phase as ReadableAtom<Phase>,
    cover: () => void (editing.get() || enter("covering")),
    /** The page has loaded; `left` ms of its stay are left. It just goes where nothing may move. */
    loaded(left: number, isStill: boolean) {
      if (phase.get() !== "covering") return;
      timer = setTimeout(() => {
        enter(isStill ? "gone" : "leaving");
        if (!isStill) timer = setTimeout(end, fade);
      }, left);
    },
    /** A person does not want to wait. */
    end,
  };
}
