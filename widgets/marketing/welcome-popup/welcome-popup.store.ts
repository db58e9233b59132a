import type { StoreContext } from "#shared/element/index.ts";
import { type PopupQueue, storeState, untilAbort } from "#shared/state/index.ts";
import type en from "../i18n/en.json";
import { type Browser, thisBrowser } from "./welcome-popup.env.ts";

export type WelcomePopupTexts = Readonly<typeof en.welcomePopup>;

export const events = {
  "suite-popup-show": "Before it opens. Cancelable: it stays closed, and asks again on the next page",
  "suite-popup-hide": "After it closed",
} as const;

export interface WelcomePopupProps {
  /** How long it stays away. */
  readonly days: number;
}

interface WelcomePopupState {
  readonly isOpen: boolean;
}

export type WelcomePopupStore = ReturnType<typeof createWelcomePopup>;

const value = "swp_shown";
const key = "welcome-popup";

/** A popup that greets once in a while. */
export function createWelcomePopup(
  context: StoreContext<WelcomePopupProps, typeof events>,
  { hostname, cookies, loadPopupQueue }: Browser = thisBrowser(),
) {
  const { props, editing, signal, emit } = context;
  const state = storeState<WelcomePopupState>({ isOpen: false }, context, ({ isOpen }) => ({ open: isOpen }));
  const name = `${hostname}_sh_swp_model_popup_cookie`;
  let popupQueue: PopupQueue | undefined;
  let leave = () => {};

  const close = () => {
    if (state.get().isOpen) {
      state.change({ isOpen: false });
      emit("suite-popup-hide");
    }
    leave();
  };
  const show = () => {
    if (!emit("suite-popup-show", undefined, { cancelable: true })) return false;
    const { days } = props.get();
    if (days > 0) cookies.set(name, value, { expires: days });
    state.change({ isOpen: true });
    return true;
  };
  const seen = () => props.get().days > 0 && cookies.get(name) === value;
  const ask = async (asked: boolean) => {
    popupQueue ??= await loadPopupQueue();
    if (signal.aborted || editing.get() || state.get().isOpen) return;
    leave();
    // another tab may have shown it while this one waited
    leave = popupQueue.request(key, () => (asked || !seen()) && show(), asked);
  };

  untilAbort(
    signal,
    editing.subscribe((isEditing) => {
      if (isEditing) close();
      else if (!seen()) void ask(false);
    }),
    () => leave(),
  );
  return {
    state,
    close,
    /** For people who asked for it: the cookie does not count. */
    open: () => void ask(true),
  };
}
