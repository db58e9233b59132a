import { atom, type ReadableAtom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { popupQueue, type PopupQueue } from "../../../shared/state/index.ts";

/** `leaving`: it fades; `gone`: the page is free, as it is at the beginning. */
export type Phase = "gone" | "covering" | "leaving";

/** ms that it stays after the page has loaded (spec theme section 9: 1500 ms), and that it fades (preloader.css). */
export const stay = 1500;
export const fade = 600;

type Context = Pick<WidgetContext, "editing" | "signal" | "state">;

export type PreloaderStore = ReturnType<typeof createPreloader>;

/** Covers a page until a moment after it has loaded, once. What opens by itself waits for that: nobody would see what it stands on. */
export function createPreloader({ editing, signal, state }: Context, turns: () => PopupQueue = popupQueue) {
  const phase = atom<Phase>("gone");
  let leave = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enter = (next: Phase) => {
    clearTimeout(timer);
    phase.set(next);
    state("covering", next === "covering");
  };
  const end = () => {
    enter("gone");
    leave();
  };
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    leave();
  });
  signal.addEventListener(
    "abort",
    editing.listen((isOn) => isOn && end()),
  );

  return {
    phase: phase as ReadableAtom<Phase>,
    cover() {
      if (editing.get()) return;
      enter("covering");
      leave = turns().request("preloader", () => phase.get() !== "gone", true);
    },
    /** The page has loaded; `left` ms of its stay are left. It just goes where nothing may move. */
    loaded(left: number, isStill: boolean) {
      if (phase.get() !== "covering") return;
      timer = setTimeout(() => {
        if (isStill) return end();
        enter("leaving");
        timer = setTimeout(end, fade);
      }, left);
    },
    /** A person does not want to wait. */
    end,
  };
}
