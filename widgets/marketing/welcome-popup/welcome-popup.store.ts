import { atom, type ReadableAtom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import type { PopupQueue } from "../../../shared/state/index.ts";
import { thisBrowser, type Browser } from "./browser.ts";

export interface WelcomePopupProps {
  /** How long it stays away. */
  readonly days: number;
}

type Context = Pick<WidgetContext<WelcomePopupProps>, "props" | "editing" | "signal" | "emit" | "state">;

export interface WelcomePopupStore {
  readonly isOpen: ReadableAtom<boolean>;
  close(): void;
  /** For people who asked for it: the cookie does not count. */
  open(): void;
}

const value = "swp_shown";
const key = "welcome-popup";

/** A popup that greets once in a while. Source: spec theme section 5, behaviour/theme-snippets.md item 25. */
export function createWelcomePopup(
  { props, editing, signal, emit, state }: Context,
  { hostname, cookies, loadPopupQueue }: Browser = thisBrowser(),
): WelcomePopupStore {
  const isOpen = atom(false);
  const name = `${hostname}_sh_swp_model_popup_cookie`;
  let popupQueue: PopupQueue | undefined;
  let leave = () => {};

  const enter = (on: boolean) => {
    isOpen.set(on);
    state("open", on);
  };
  const close = () => {
    if (isOpen.get()) {
      enter(false);
      emit("suite-popup-hide");
    }
    leave();
  };
  const show = () => {
    if (!emit("suite-popup-show", undefined, { cancelable: true })) return false;
    const { days } = props.get();
    if (days > 0) cookies.set(name, value, { expires: days });
    enter(true);
    return true;
  };
  const seen = () => props.get().days > 0 && cookies.get(name) === value;
  const ask = async (asked: boolean) => {
    popupQueue ??= await loadPopupQueue();
    if (signal.aborted || editing.get() || isOpen.get()) return;
    leave();
    // another tab may have shown it while this one waited
    leave = popupQueue.request(key, () => (asked || !seen()) && show(), asked);
  };

  const stop = editing.subscribe((isOn) => {
    if (isOn) close();
    else if (!seen()) void ask(false);
  });
  signal.addEventListener("abort", () => {
    stop();
    leave();
  });
  return { isOpen, close, open: () => void ask(true) };
}
