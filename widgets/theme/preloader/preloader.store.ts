import type { StoreContext } from "#shared/element/index.ts";
import { type PopupQueue, popupQueue, storeState, untilAbort } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type PreloaderTexts = Readonly<typeof en.preloader>;

/** `fading`: the cover fades out; `gone`: the page is not covered, as at first. */
type Phase = "gone" | "covering" | "fading";

/**
 * Milliseconds that the cover stays after the page has loaded, as in the built-in theme, and milliseconds of the fade (preloader.css).
 * @see docs/reference/theme.md#theme-11
 */
export const stay = 1500;
const fade = 600;

interface PreloaderState {
  readonly phase: Phase;
}

export type PreloaderStore = ReturnType<typeof createPreloader>;

/** Covers a page until shortly after it has loaded, once. Popups wait for the end: the cover would hide them. */
export function createPreloader(context: StoreContext, queue: () => PopupQueue = popupQueue) {
  const { editing, signal } = context;
  const state = storeState<PreloaderState>({ phase: "gone" }, context, ({ phase }) => ({
    covering: phase === "covering",
  }));
  let leaveQueue = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enter = (next: Phase) => {
    clearTimeout(timer);
    state.change({ phase: next });
  };
  const end = () => {
    enter("gone");
    leaveQueue();
  };
  untilAbort(
    signal,
    () => clearTimeout(timer),
    () => leaveQueue(),
    editing.listen((isEditing) => isEditing && end()),
  );

  return {
    state,
    cover() {
      if (editing.get()) return;
      enter("covering");
      leaveQueue = queue().request("preloader", () => state.get().phase !== "gone", true);
    },
    /** Ends the cover of a loaded page after `left` ms; with reduced motion, without fading. */
    loaded(left: number, prefersReducedMotion: boolean) {
      if (state.get().phase !== "covering") return;
      timer = setTimeout(() => {
        if (prefersReducedMotion) return end();
        enter("fading");
        timer = setTimeout(end, fade);
      }, left);
    },
    /** Ends the cover at once, when the visitor presses a key or clicks. */
    end,
  };
}
