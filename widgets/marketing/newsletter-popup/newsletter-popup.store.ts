import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import { getContent, type Popup } from "../api/mailing.ts";
import { createEmailForm } from "../common/form/email-form.ts";
import { mailingList } from "../common/mailing-list.ts";
import { thisBrowser } from "./newsletter-popup.env.ts";
import type { Browser, events, Offer, PopupProps, PopupState, PopupStore } from "./newsletter-popup.types.ts";

type Context = StoreContext<PopupProps, typeof events>;

const initial: PopupState = {
  phase: "closed",
  content: "",
  redirectUrl: "",
  isOffered: false,
  thanked: false,
  error: null,
};

/** Opens and closes the dialog, in turn with the other popups of the page. @see docs/reference/marketing.md#marketing-13 */
function createDialog({ props, server, emit }: Context, { cookies }: Browser, state: StoreState<PopupState>) {
  let release = () => {};
  const list = () => mailingList(server, props.get().listId);
  const cookie = () => `newsletter-popup-${props.get().listId}`;
  const isOpen = () => state.get().phase !== "closed";
  const isSeen = () => !!cookies.get(cookie());
  const show = () => {
    if (list().state.get().value?.subscribed || !emit("suite-popup-show", undefined, { cancelable: true }))
      return false;
    cookies.set(cookie(), "true");
    state.change({ phase: "open" });
    return true;
  };
  return {
    list,
    isOpen,
    isSeen,
    release: () => release(),
    close() {
      if (isOpen()) {
        state.change({ phase: "closed" });
        emit("suite-popup-hide");
      }
      release();
    },
    /** @param isRequested true if the visitor asked for the dialog, so that the cookie does not count */
    request({ popupQueue }: Offer, isRequested: boolean) {
      if (isOpen()) return;
      release();
      release = popupQueue().request(cookie(), () => (isRequested || !isSeen()) && show(), isRequested);
    },
  };
}

/** Returns the redirect address, or an empty text if there is none; an address that is not of the web is an error of the suite. */
function safeRedirect(offer: Offer, { redirectUrl }: Popup, state: StoreState<PopupState>): string {
  const safe = offer.safeWebUrl(redirectUrl ?? "") ?? "";
  if (redirectUrl && !safe)
    state.change({ error: new SuiteError("contract", `redirect_url ${redirectUrl} is no web address`) });
  return safe;
}

/** Store of a mailing list's popup: when the dialog may open, and its content. */
export function createPopup(context: Context, browser: Browser = thisBrowser()): PopupStore {
  const { props, server, editing, signal, emit } = context;
  const state = storeState(initial, context, ({ phase, error }) => ({ open: phase !== "closed", error }));
  const dialog = createDialog(context, browser, state);
  /** Aborted when the list, the trigger or the edit mode changes. */
  let watching = new AbortController();
  let current: number | undefined;
  let offer: Offer;

  /** Loads the content of the dialog; resolves to false for subscribers, and on errors. @see docs/reference/marketing.md#marketing-14 */
  const load = async (ended: AbortSignal) => {
    try {
      const answer = await getContent(connect(server), { listId: props.get().listId }, { signal: ended });
      if (answer.subscribed) return false;
      offer = await browser.loadOffer();
      if (ended.aborted) return false;
      form.prefill(answer.email ?? "");
      state.change({ content: answer.content, redirectUrl: safeRedirect(offer, answer, state), isOffered: true });
      return true;
    } catch (error) {
      if (!ended.aborted) state.change({ error });
      return false;
    }
  };

  const form = createEmailForm(async (email) => {
    await dialog.list().subscribe(email);
    state.change({ thanked: true, error: null });
    emit("suite-subscribe-change", { subscribed: true, email });
    const { redirectUrl } = state.get();
    if (!redirectUrl || signal.aborted || !dialog.isOpen() || offer.go(redirectUrl)) dialog.close();
    else state.change({ phase: "popupBlocked" });
  });

  const arm = async (trigger: string, ended: AbortSignal) => {
    if (trigger === "manual" || (browser.touch && trigger === "exit") || dialog.isSeen() || !(await load(ended)))
      return;
    offer.watch(trigger, browser.page, () => dialog.isSeen() || dialog.request(offer, false), ended);
  };

  untilAbort(
    signal,
    // the form clears its error on the next submit; the state keeps the error until a success
    form.state.listen(({ error }, before) => {
      if (error && error !== before?.error) state.change({ error });
    }),
    effect([props, editing], ({ listId, trigger, mobileTrigger }, isEditing) => {
      watching.abort();
      watching = new AbortController();
      if (isEditing || listId !== current) dialog.close();
      current = listId;
      if (!isEditing && listId) void arm((browser.touch && mobileTrigger) || trigger, watching.signal);
    }),
    () => watching.abort(),
    dialog.release,
  );

  return {
    state,
    form,
    close: dialog.close,
    async open() {
      if (!dialog.isOpen() && !editing.get() && props.get().listId && (await load(watching.signal)))
        dialog.request(offer, true);
    },
  };
}
