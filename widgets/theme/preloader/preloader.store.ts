import type { StoreContext } from "#shared/element/index.ts";
import { type PopupQueue, popupQueue, storeState, untilAbort } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type PreloaderTexts = Readonly<typeof en.preloader>;

/** `leaving`: it fades; `gone`: the page is free, as it is at the beginning. */
type Phase = "gone" | "covering" | "leaving";

/** ms that the cover stays after the page has loaded, as the built-in theme's, and ms that it fades (preloader.css). */
export const stay = 1500;
const fade = 600;

interface PreloaderState {
  readonly phase: Phase;
}

export type PreloaderStore = ReturnType<typeof createPreloader>;

/** Covers a page until a moment after it has loaded, once. What opens by itself waits for that: it would be hidden below the cover. */
export function createPreloader(context: StoreContext, queue: () => PopupQueue = popupQueue) {
  const { editing, signal } = context;
  const state = storeState<PreloaderState>({ phase: "gone" }, context, ({ phase }) => ({
    covering: phase === "covering",
  }));
  let leave = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enter = (next: Phase) => {
    clearTimeout(timer);
    state.change({ phase: next });
  };
  const end = () => {
    enter("gone");
    leave();
  };
  untilAbort(
    signal,
    () => clearTimeout(timer),
    () => leave(),
    editing.listen((isEditing) => isEditing && end()),
  );

  return {
    state,
    cover() {
      if (editing.get()) return;
      enter("covering");
      leave = queue().request("preloader", () => state.get().phase !== "gone", true);
    },
    /** The page has loaded; `left` ms of its stay are left. With reduced motion it goes without fading. */
    loaded(left: number, prefersReducedMotion: boolean) {
      if (state.get().phase !== "covering") return;
      timer = setTimeout(() => {
        if (prefersReducedMotion) return end();
        enter("leaving");
        timer = setTimeout(end, fade);
      }, left);
    },
    /** A person does not want to wait. */
    end,
  };
}
