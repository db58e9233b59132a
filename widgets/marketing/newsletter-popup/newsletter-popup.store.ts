import { atom, effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { createEmailForm } from "../common/form/email-form.ts";
import { mailingList } from "../common/mailing/mailing-list.ts";
import { connect, SuiteError } from "../../../shared/suite/index.ts";
import { getContent } from "../common/calls/mailing.ts";
import { thisBrowser } from "./browser.ts";
import type { Offer, PopupProps, PopupStore } from "./newsletter-popup.types.ts";

type Context = Pick<WidgetContext<PopupProps>, "props" | "server" | "editing" | "signal" | "emit" | "fail" | "state">;

/** The popup of a mailing list: when it may show, and what becomes of it. */
export function createPopup(context: Context, { page, touch, cookies, loadOffer } = thisBrowser()): PopupStore {
  const { props, server, editing, signal, emit, fail, state } = context;
  const phase = atom<"closed" | "open" | "popupBlocked">("closed");
  const letter = atom({ content: "", next: "" });
  const offer = atom<Offer | null>(null);
  const thanked = atom(false);
  /** Ends with the list, the trigger and the edit mode for which it began. */
  let round = new AbortController();
  let current: number | undefined;
  let leave = () => {};

  const list = () => mailingList(server, props.get().listId);
  const cookie = () => `newsletter-popup-${props.get().listId}`;
  const seen = () => !!cookies.get(cookie());

  const close = () => {
    if (phase.get() !== "closed") {
      phase.set("closed");
      state("open", false);
      emit("suite-popup-hide");
    }
    leave();
  };

  const show = () => {
    if (list().state.get().value?.subscribed || !emit("suite-popup-show", undefined, { cancelable: true }))
      return false;
    cookies.set(cookie(), "true");
    phase.set("open");
    state("open", true);
    return true;
  };

  const ask = (wanted: () => boolean, asked = false) => {
    if (phase.get() !== "closed") return;
    leave();
    leave = offer
      .get()!
      .popupQueue()
      .request(cookie(), () => wanted() && show(), asked);
  };

  /** Fetches what the popup says; false where there is nothing to offer. */
  const load = async (ended: AbortSignal) => {
    try {
      const answer = await getContent(connect(server), { listId: props.get().listId }, { signal: ended });
      if (answer.subscribed) return false;
      const popup = await loadOffer();
      if (ended.aborted) return false;
      const { content, redirectUrl, email } = answer;
      const next = popup.safeWebUrl(redirectUrl ?? "") ?? "";
      if (redirectUrl && !next) fail(new SuiteError("contract", `redirect_url ${redirectUrl} is no web address`));
      form.prefill(email ?? "");
      letter.set({ content, next });
      offer.set(popup);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  const form = createEmailForm(async (email) => {
    const subscribed = await list().subscribe(email);
    state("error", false);
    thanked.set(true);
    emit("suite-subscribe-change", { subscribed, email });
    const { next } = letter.get();
    if (!next || phase.get() === "closed" || offer.get()!.go(next)) close();
    else phase.set("popupBlocked");
  }, fail);

  const arm = async (words: string, ended: AbortSignal) => {
    if (words === "manual" || (touch && words === "exit") || seen() || !(await load(ended))) return;
    offer.get()!.watch(words, page, () => seen() || ask(() => !seen()), ended);
  };

  const stop = effect([props, editing], ({ listId, trigger, mobileTrigger }, still) => {
    round.abort();
    round = new AbortController();
    if (still || listId !== current) close();
    current = listId;
    if (!still && listId) void arm((touch && mobileTrigger) || trigger, round.signal);
  });
  signal.addEventListener("abort", () => {
    stop();
    round.abort();
    leave();
  });

  return {
    phase,
    letter,
    offer,
    thanked,
    form,
    close,
    async open() {
      if (phase.get() === "closed" && !editing.get() && props.get().listId && (await load(round.signal)))
        ask(() => true, true);
    },
  };
}
