import { atom, computed } from "nanostores";
import { chat, livechat } from "#chat/i18n/en.json";
import { createChat } from "#chat/livechat/chat.ts";
import { createLivechat } from "#chat/livechat/livechat.store.ts";
import type { LoadRating } from "#chat/livechat/livechat.types.ts";
import type { Browser, LivechatProps } from "#chat/livechat/livechat.types.ts";
import { pageRegistry, shared } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { createPopupQueue } from "#shared/state/popup-queue.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import type { RunningSuite } from "#test/unit/shared/state/suite.ts";
import { HandBus } from "../common/conversation/hand-bus.ts";

const english = { ...failures, ...chat, ...livechat };

export const paths = {
  init: "/im_livechat/init",
  session: "/im_livechat/get_session",
  history: "/mail/chat_history",
  post: "/mail/chat_post",
  feedback: "/im_livechat/feedback",
  typing: "/im_livechat/notify_typing",
};

const defaults: LivechatProps = {
  channelId: 1,
  buttonText: "",
  inputPlaceholder: "",
  defaultUsername: "",
  defaultMessage: "",
  channelName: "",
  position: "end",
  history: "on",
};

/** Visitor who opens a page with a chat. */
export class Visit {
  readonly jar = new Map<string, string>();
  /** ms since 1970. */
  readonly expiries = new Map<string, number>();
  readonly bus = new HandBus();
  readonly mobile = atom(false);
  path = "/shop";
  /** True if the visitor has come from another page of the site. */
  isReturning = false;
  /** True while a dialog of the page is open. */
  dialog = false;
  loadRating: LoadRating | undefined;
  loadWindow: Browser["loadWindow"] = () =>
    Promise.resolve({ createChat: (launcher, session) => createChat(launcher, session, this.loadRating) });
  readonly suite: RunningSuite;

  constructor(suite: RunningSuite) {
    this.suite = suite;
    suite.calls.length = 0;
    suite.garbled = false;
    suite.session = "";
    suite.referer = "";
    suite.holds.clear();
    this.turnPage();
  }

  /** Clears the page; only cookies survive. */
  turnPage() {
    pageRegistry().stores?.clear();
    shared("narrow", () => this.mobile);
    shared(`suite.bus ${this.suite.origin}`, () => this.bus);
    shared("attention", () => createPopupQueue(() => this.dialog));
  }

  place(props: Partial<LivechatProps> = {}, editing = false) {
    const host = createHost<LivechatProps>(this.suite.origin, { ...defaults, ...props });
    host.editing.set(editing);
    const store = createLivechat(
      { ...host, tag: "suite-livechat", lang: "en", texts: atom(english) },
      {
        cookies: {
          get: (name) => this.jar.get(name),
          set: (name, value, { expires }) => {
            this.jar.set(name, value);
            this.expiries.set(name, expires.getTime());
          },
          remove: (name) => void this.jar.delete(name),
        },
        path: () => this.path,
        isRefused: () => false,
        isMobile: () => this.mobile.get(),
        isReturning: () => this.isReturning,
        isSignedIn: () => false,
        loadWindow: () => this.loadWindow(),
        loadPopupQueue: () => Promise.resolve(shared("attention", () => createPopupQueue(() => this.dialog))),
      },
    );
    const names = () => host.events.map(([name]) => name);
    const { state } = store;
    return {
      host,
      names,
      ...store,
      phase: computed(state, ({ phase }) => phase),
      current: computed(state, ({ current }) => current),
      error: computed(state, ({ error }) => error),
      notice: computed(state, ({ notice }) => notice),
    };
  }

  /** Places the chat; resolves once the button is shown. */
  async ready(props?: Partial<LivechatProps>) {
    const chat = this.place(props);
    await until(chat.phase, (phase) => phase === "ready");
    return chat;
  }

  /** Places and opens the chat. */
  async opened(props?: Partial<LivechatProps>) {
    const chat = await this.ready(props);
    await chat.open();
    const { conversation } = chat.current.get()!.chat;
    const { uuid, id } = this.session as { uuid: string; id: number };
    return { ...chat, conversation, uuid, id };
  }

  get session(): Record<string, unknown> {
    return JSON.parse(this.jar.get("im_livechat_session") ?? "null") as Record<string, unknown>;
  }

  /** Holds back a response of the suite until the returned function is called. */
  hold(path: string): () => void {
    let release = () => {};
    this.suite.holds.set(path, new Promise<void>((resolve) => (release = resolve)));
    return () => {
      this.suite.holds.delete(path);
      release();
    };
  }

  /** Sets whether an operator is available in channels 1 and 2. */
  async staff(there: boolean) {
    await this.suite.database.query(`update presence set stand_in = ${there} where account_id = 6`);
  }
}
