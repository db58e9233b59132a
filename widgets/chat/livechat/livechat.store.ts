import { atom, effect } from "nanostores";
import { connect } from "../../../shared/suite/index.ts";
import { getSession, init, readSession, writeSession, type ChatSession } from "../common/calls/livechat.ts";
import { thisBrowser } from "./browser.ts";
import { notePage, seenPages } from "./page-history.ts";
import type { LivechatContext, OpenChat, Phase, LivechatStore } from "./livechat.types.ts";

const sessionName = "im_livechat_session";
const popupName = "im_livechat_auto_popup";
/** ms, spec portal section 9. */
const HOUR = 3_600_000;
const DEBOUNCE = 200;

/** The launcher: whether a chat is offered, and the way to an open one. */
export function createLivechat(context: LivechatContext, browser = thisBrowser()): LivechatStore {
  const { props, texts, server, editing, signal, emit, fail, state } = context;
  const { cookies } = browser;
  const client = connect(server);
  const phase = atom<Phase>("away");
  const current = atom<OpenChat | null>(null);
  const trouble = atom<unknown>(null);
  const unread = atom(0);
  const hidden = atom(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAsked = -Infinity;
  let leave = () => {};
  let channel: number | undefined;
  /** Another one with each channel, and after the editor has closed: what comes for an earlier one comes too late. */
  let stint = {};
  /** A script or a person asked for the chat before it was offered. */
  let wanted = false;
  let asking = false;

  const inAnHour = () => ({ expires: new Date(Date.now() + HOUR) });
  const keep = (session: ChatSession, unread: number) =>
    cookies.set(sessionName, writeSession(session, unread).replaceAll(";", "\\u003b"), inAnHour());
  const enter = (next: Phase) => {
    phase.set(next);
    state("open", next === "open");
  };
  const gone = () => {
    current.get()?.chat.stop();
    current.set(null);
    leave();
  };

  /** No chat came of it; `told` is the trouble. */
  const giveUp = (told: unknown) => {
    trouble.set(told);
    leave();
    enter("ready");
  };

  /** @param asked by a person, who then goes on in it */
  const openChat = async (asked: boolean) => {
    const mine = stint;
    clearTimeout(timer);
    enter("opening");
    trouble.set(null);
    const restored = readSession(cookies.get(sessionName));
    unread.set(restored?.unread ?? 0);
    const { defaultUsername, defaultMessage, channelId } = props.get();
    try {
      const [{ createChat, LivechatWindow }, session] = await Promise.all([
        browser.loadWindow(),
        restored ?? getSession(client, { channelId, name: defaultUsername || texts.get().visitor }, { signal }),
      ]);
      if (mine !== stint) return;
      if (!session) {
        giveUp("nobody");
        emit("suite-livechat-unavailable");
        return;
      }
      const chat = createChat(context, session, {
        restored,
        welcome: defaultMessage || texts.get().welcome,
        signedIn: browser.isSignedIn(),
        pages: () => seenPages(cookies),
        keep,
        closed: () => {
          cookies.remove(sessionName);
          gone();
          enter("ready");
          emit("suite-livechat-close");
        },
      });
      current.set({ chat, LivechatWindow, asked });
      cookies.set(popupName, "false", inAnHour());
      enter("open");
      state("error", false);
      emit("suite-livechat-open");
    } catch (error) {
      if (mine !== stint) return;
      giveUp(error);
      fail(error);
    }
  };

  /** Opens by itself, in turn with whatever else does. */
  const popUp = async () => {
    const mine = stint;
    const popupQueue = await browser.loadPopupQueue();
    if (phase.get() !== "ready" || mine !== stint) return;
    leave = popupQueue.request("livechat", () => {
      void openChat(false);
      return true;
    });
  };
  const ask = async (channelId: number) => {
    const mine = stint;
    asking = true;
    try {
      const { available, popupAfter } = await init(client, channelId, { signal });
      if (mine !== stint) return;
      if (!available) return void emit("suite-livechat-unavailable");
      enter("ready");
      if (wanted) return void openChat(true);
      if (popupAfter === undefined || browser.isMobile() || cookies.get(popupName) === "false") return;
      timer = setTimeout(() => void popUp().catch(fail), popupAfter * 1000);
    } catch (error) {
      if (mine !== stint) return;
      // who asked for it shall see why it does not come
      if (wanted) {
        trouble.set(error);
        enter("ready");
      }
      fail(error);
    } finally {
      if (mine === stint) asking = wanted = false;
    }
  };
  const stop = effect([props, editing], ({ channelId, history }, still) => {
    const next = still ? undefined : channelId;
    if (next === channel) return;
    channel = next;
    stint = {};
    asking = wanted = false;
    clearTimeout(timer);
    gone();
    enter("away");
    if (next === undefined) return;
    if (history === "on") notePage(browser);
    if (readSession(cookies.get(sessionName))) void openChat(false);
    else void ask(next);
  });
  signal.addEventListener("abort", () => {
    stop();
    channel = undefined;
    stint = {};
    clearTimeout(timer);
    gone();
  });

  return {
    phase,
    current,
    trouble,
    unread,
    hidden,
    prepare: () => void browser.loadWindow().catch(() => {}),
    async open() {
      const early = performance.now() - lastAsked < DEBOUNCE;
      lastAsked = performance.now();
      if (early || channel === undefined) return;
      if (phase.get() === "away") {
        wanted = true;
        if (!asking) await ask(channel);
      } else if (phase.get() === "ready") {
        leave();
        await openChat(true);
      }
    },
    close: () => void current.get()?.chat.close(),
    fold: () => current.get()?.chat.fold(),
    hide: () => hidden.set(true),
    dismiss: () => trouble.set(null),
  };
}
