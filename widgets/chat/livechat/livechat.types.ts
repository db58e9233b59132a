import type { ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import type { WidgetView } from "#shared/element/index.ts";
import type { PopupQueue } from "#shared/state/index.ts";
import type { HistoryBrowser } from "../common/history/page-history.ts";
import type { Chat, ChatHost, OpenedSession } from "./chat.types.ts";
import type { LivechatTexts } from "./livechat.element.ts";
import type { LivechatPhase } from "./livechat.phases.ts";
import type { LivechatProps } from "./livechat.props.ts";
import type { Cookies } from "./session-cookies.ts";

export interface OpenChat {
  readonly chat: Chat;
  /** A person opened it; else the focus stays where it is. */
  readonly asked: boolean;
  readonly LivechatWindow: ChatModule["LivechatWindow"];
}

export interface LivechatState {
  readonly phase: LivechatPhase;
  /** While the phase is `open`. */
  readonly current: OpenChat | null;
  /** The last call that failed, until a chat opens. */
  readonly error: unknown;
  /** Why the button brought no chat, until it is dismissed: no operator is there, or `error`. */
  readonly notice: "unavailable" | "error" | null;
  /** A person asked for the chat while it is checked whether one is offered. */
  readonly wanted: boolean;
  /** Of the session of the page before, until its window is there. */
  readonly unread: number;
  /** The visitor did away with the button, for this page view. */
  readonly hidden: boolean;
}

export interface LivechatStore {
  readonly state: ReadableAtom<LivechatState>;
  /** The visitor is about to open it. */
  prepare(): void;
  /** Where it is not known yet whether a chat is offered, it opens as soon as it is. */
  open(): Promise<void>;
  close(): void;
  /** Minimizes the window, or restores it; not on phones. */
  fold(): void;
  hide(): void;
  dismiss(): void;
}

export type LivechatView = WidgetView<LivechatStore, LivechatProps, LivechatTexts>;

/** Parts of a live chat that load when a visitor opens it: the module `window.ts`. */
interface ChatModule {
  createChat(host: ChatHost, session: OpenedSession): Chat;
  readonly LivechatWindow: ComponentType<LivechatView & Pick<OpenChat, "chat" | "asked">>;
}

/** What a live chat needs of the browser; its store gets another one where there is none. */
export interface Browser extends HistoryBrowser {
  readonly cookies: Cookies;
  isMobile(): boolean;
  isSignedIn(): boolean;
  loadWindow(): Promise<ChatModule>;
  /** The queue of what opens by itself. */
  loadPopupQueue(): Promise<PopupQueue>;
}
