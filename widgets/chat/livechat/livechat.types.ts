import type { ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import type { WidgetContext, WidgetView } from "#shared/element/index.ts";
import type { PopupQueue } from "#shared/state/index.ts";
import type { HistoryBrowser } from "../common/page-history.ts";
import type { Chat, ChatHost, OpenedSession } from "./chat.types.ts";
import type { events, LivechatTexts } from "./livechat.element.ts";
import type { Cookies } from "./session-cookies.ts";

/**
 * Phases of the launcher, each with the phases that may follow. Another channel or the editor sets the phase `away` at any
 * time.
 */
export interface LivechatTransitions {
  /** No chat is offered. A session of the previous page opens without a check. */
  away: "away" | "checking" | "opening";
  /** The check whether a chat is offered is pending. */
  checking: "away" | "ready" | "opening";
  /** The button is shown. */
  ready: "away" | "opening";
  /** The session and the window's code are loading. */
  opening: "away" | "ready" | "open";
  /** The window is shown. */
  open: "away" | "ready";
}

type LivechatPhase = keyof LivechatTransitions;

export interface LivechatProps {
  readonly channelId: number;
  readonly buttonText: string;
  readonly inputPlaceholder: string;
  readonly defaultUsername: string;
  readonly defaultMessage: string;
  readonly channelName: string;
  readonly position: "start" | "end";
  readonly history: "on" | "off";
}

export type LivechatContext = WidgetContext<LivechatProps, LivechatTexts, typeof events>;

export interface OpenChat {
  readonly chat: Chat;
  /** True if a person opened the chat; otherwise the focus stays. */
  readonly asked: boolean;
  readonly LivechatWindow: ChatModule["LivechatWindow"];
}

export interface LivechatState {
  readonly phase: LivechatPhase;
  /** Set while the phase is `open`. */
  readonly current: OpenChat | null;
  /** Error of the last call, until a chat opens. */
  readonly error: unknown;
  /** Reason why no chat opened, until it is dismissed: no operator is available, or `error`. */
  readonly notice: "unavailable" | "error" | null;
  /** True if a person asked for the chat during the check. */
  readonly wanted: boolean;
  /** Unread messages of the session of the previous page, until its window is shown. */
  readonly unread: number;
  /** True if the visitor has dismissed the button, for this page view. */
  readonly hidden: boolean;
}

export interface LivechatStore {
  readonly state: ReadableAtom<LivechatState>;
  /** Preloads the window's code: the visitor is about to open the chat. */
  prepare(): void;
  /** Opens the chat, after the check whether one is offered. */
  open(): Promise<void>;
  close(): void;
  /** Minimizes the window, or restores it; not on phones. */
  fold(): void;
  hide(): void;
  dismiss(): void;
}

export type LivechatView = WidgetView<LivechatStore, LivechatProps, LivechatTexts>;

/** Parts of a live chat that load when a visitor opens it: the module `LivechatWindow.tsx`. */
interface ChatModule {
  createChat(host: ChatHost, session: OpenedSession): Chat;
  readonly LivechatWindow: ComponentType<LivechatView & Pick<OpenChat, "chat" | "asked">>;
}

/** Functions of the browser that a live chat needs; tests replace them. */
export interface Browser extends HistoryBrowser {
  readonly cookies: Cookies;
  isMobile(): boolean;
  isSignedIn(): boolean;
  loadWindow(): Promise<ChatModule>;
  /** Loads the queue of popups. */
  loadPopupQueue(): Promise<PopupQueue>;
}
