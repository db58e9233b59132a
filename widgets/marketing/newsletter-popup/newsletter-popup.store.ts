import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import { getContent } from "../api/mailing.ts";
import { createEmailForm } from "../common/form/email-form.ts";
import { mailingList } from "../common/mailing-list.ts";
import { thisBrowser } from "./browser.ts";
import type { events, PopupProps, PopupState, PopupStore } from "./newsletter-popup.types.ts";

/** The popup of a mailing list: when it may show, and what becomes of it. */
export function createPopup(
  context: StoreContext<PopupProps, typeof events>,
  { page, touch, cookies, loadOffer } = thisBrowser(),
): PopupStore {
  const { props, server, editing, signal, emit } = context;
  const initial: PopupState = {
    phase: "closed",
    content: "",
    redirectUrl: "",
    offer: null,
    thanked: false,
    error: null,
  };
  const state = storeState(initial, context, ({ phase, error }) => ({ open: phase !== "closed", error }));
  /** Aborted when the list, the trigger or the edit mode changes. */
  let watching = new AbortController();
  let current: number | undefined;
  let leave = () => {};

  const list = () => mailingList(server, props.get().listId);
  const cookie = () => `newsletter-popup-${props.get().listId}`;
  const seen = () => !!cookies.get(cookie());

  const isOpen = () => state.get().phase !== "closed";

  const close = () => {
    if (isOpen()) {
      state.change({ phase: "closed" });
      emit("suite-popup-hide");
    }
    leave();
  };

  const show = () => {
    if (list().state.get().value?.subscribed || !emit("suite-popup-show", undefined, { cancelable: true }))
      return false;
    cookies.set(cookie(), "true");
    state.change({ phase: "open" });
    return true;
  };

  const ask = (wanted: () => boolean, asked = false) => {
    if (isOpen()) return;
    leave();
    leave = state
      .get()
      .offer!.popupQueue()
      .request(cookie(), () => wanted() && show(), asked);
  };

  /** Fetches what the popup says; false where there is nothing to offer. */
  const load = async (ended: AbortSignal) => {
    try {
      const answer = await getContent(connect(server), { listId: props.get().listId }, { signal: ended });
      if (answer.subscribed) return false;
      const offer = await loadOffer();
      if (ended.aborted) return false;
      const { content, email } = answer;
      const redirectUrl = offer.safeWebUrl(answer.redirectUrl ?? "") ?? "";
      if (answer.redirectUrl && !redirectUrl)
        state.change({ error: new SuiteError("contract", `redirect_url ${answer.redirectUrl} is no web address`) });
      form.prefill(email ?? "");
      state.change({ content, redirectUrl, offer });
      return true;
    } catch (error) {
      if (!ended.aborted) state.change({ error });
      return false;
    }
  };

  const form = createEmailForm(async (email) => {
    await list().subscribe(email);
    state.change({ thanked: true, error: null });
    emit("suite-subscribe-change", { subscribed: true, email });
    const { redirectUrl, offer } = state.get();
    if (!redirectUrl || signal.aborted || !isOpen() || offer!.go(redirectUrl)) close();
    else state.change({ phase: "popupBlocked" });
  });

  const arm = async (words: string, ended: AbortSignal) => {
    if (words === "manual" || (touch && words === "exit") || seen() || !(await load(ended))) return;
    state.get().offer!.watch(words, page, () => seen() || ask(() => !seen()), ended);
  };

  untilAbort(
    signal,
    // the form's error stays the state's while it is sent again
    form.state.listen(({ error }, before) => {
      if (error && error !== before?.error) state.change({ error });
    }),
    effect([props, editing], ({ listId, trigger, mobileTrigger }, isEditing) => {
      watching.abort();
      watching = new AbortController();
      if (isEditing || listId !== current) close();
      current = listId;
      if (!isEditing && listId) void arm((touch && mobileTrigger) || trigger, watching.signal);
    }),
    () => watching.abort(),
    () => leave(),
  );

  return {
    state,
    form,
    close,
    async open() {
      if (!isOpen() && !editing.get() && props.get().listId && (await load(watching.signal))) ask(() => true, true);
    },
  };
}
