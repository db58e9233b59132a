import type { StoreContext } from "#shared/element/index.ts";
import { type PopupQueue, storeState, untilAbort } from "#shared/state/index.ts";
import type en from "../i18n/en.json";
import { type Browser, thisBrowser } from "./welcome-popup.env.ts";

export type WelcomePopupTexts = Readonly<typeof en.welcomePopup>;

export const events = {
  "suite-popup-show":
    "Before the dialog opens. Cancelable: the dialog stays closed; the next page fires the event again",
  "suite-popup-hide": "After the dialog has closed",
} as const;

export interface WelcomePopupProps {
  /** Number of days until the dialog opens again. */
  readonly days: number;
}

interface WelcomePopupState {
  readonly isOpen: boolean;
}

export type WelcomePopupStore = ReturnType<typeof createWelcomePopup>;

const value = "swp_shown";
const key = "welcome-popup";

/** Store of the welcome popup. @see docs/reference/theme.md#theme-10 */
export function createWelcomePopup(
  context: StoreContext<WelcomePopupProps, typeof events>,
  { hostname, cookies, loadPopupQueue }: Browser = thisBrowser(),
) {
  const { props, editing, signal, emit } = context;
  const state = storeState<WelcomePopupState>({ isOpen: false }, context, ({ isOpen }) => ({ open: isOpen }));
  const name = `${hostname}_sh_swp_model_popup_cookie`;
  let popupQueue: PopupQueue | undefined;
  let release = () => {};

  const close = () => {
    if (state.get().isOpen) {
      state.change({ isOpen: false });
      emit("suite-popup-hide");
    }
    release();
  };
  const show = () => {
    if (!emit("suite-popup-show", undefined, { cancelable: true })) return false;
    const { days } = props.get();
    if (days > 0) cookies.set(name, value, { expires: days });
    state.change({ isOpen: true });
    return true;
  };
  const isSeen = () => props.get().days > 0 && cookies.get(name) === value;
  const request = async (isRequested: boolean) => {
    popupQueue ??= await loadPopupQueue();
    if (signal.aborted || editing.get() || state.get().isOpen) return;
    release();
    // another tab may have shown the popup while this tab waited
    release = popupQueue.request(key, () => (isRequested || !isSeen()) && show(), isRequested);
  };

  untilAbort(
    signal,
    editing.subscribe((isEditing) => {
      if (isEditing) close();
      else if (!isSeen()) void request(false);
    }),
    () => release(),
  );
  return {
    state,
    close,
    /** Opens the dialog at the visitor's request, regardless of the cookie. */
    open: () => void request(true),
  };
}
