import type { ReadableAtom } from "nanostores";
import type { WidgetContext, WidgetView } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import type { PopupQueue } from "#shared/state/index.ts";
import type { Client } from "#shared/suite/index.ts";
import type { ChatSession } from "../api/livechat.ts";
import type { Conversation } from "../common/conversation/state/conversation.types.ts";
import type { HistoryBrowser } from "../common/page-history.ts";
import type en from "../i18n/en.json";
import type { Rating } from "./rating.ts";
import type { Cookies } from "./session-cookies.ts";

export type LivechatTexts = Readonly<FailureTexts & typeof en.chat & typeof en.livechat>;

export const events = {
  "suite-livechat-open": "The window has opened",
  "suite-livechat-fold": "The window was minimized or restored. detail: { folded: boolean }",
  "suite-livechat-message":
    "Another person has written; the body is HTML of the suite, the date ms since 1970. detail: { message: { id: number, body: string, date: number, author: [id: number, name: string] | null } }",
  "suite-livechat-rate":
    "The visitor rated the chat and the suite confirmed. detail: { rate: 10 | 5 | 1, reason: string }",
  "suite-livechat-close": "The chat has ended",
  "suite-livechat-unavailable": "No operator is available, or the page offers no chat to this visitor",
} as const;

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
  /** True if the visitor opened the chat; otherwise the focus stays. */
  readonly asked: boolean;
}

export interface LivechatState {
  readonly phase: LivechatPhase;
  /** Set while the phase is `open`. */
  readonly current: OpenChat | null;
  /** Error of the last call, until a chat opens. */
  readonly error: unknown;
  /** Reason why no chat opened, until it is dismissed: no operator is available, or `error`. */
  readonly notice: "unavailable" | "error" | null;
  /** True if the visitor asked for the chat during the check. */
  readonly wanted: boolean;
  /** Unread messages of the session of the previous page, until its window is shown. */
  readonly unread: number;
  /** True if the visitor has seen the button on an earlier page: it is round then. */
  readonly seen: boolean;
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

export type LivechatWindowProps = LivechatView & OpenChat & { readonly onError: (error: unknown) => void };

/** Code of the store that loads when a visitor opens a chat, together with the window: the module `LivechatWindow.tsx`. */
interface ChatModule {
  createChat(host: ChatHost, session: OpenedSession): Chat;
}

/** Functions of the browser that a live chat needs; tests replace them. */
export interface Browser extends HistoryBrowser {
  readonly cookies: Cookies;
  isMobile(): boolean;
  /** Returns true if the visitor has come from another page of this site. */
  isReturning(): boolean;
  isSignedIn(): boolean;
  loadWindow(): Promise<ChatModule>;
  /** Loads the queue of popups. */
  loadPopupQueue(): Promise<PopupQueue>;
}

/** Phases of an open chat, each with the phases that may follow. */
export interface ChatTransitions {
  /** Messages are read and written. */
  talking: "closing" | "closed";
  /** The visitor closes the chat; the question for a rating is loading. */
  closing: "rating" | "closed";
  /** The visitor is asked for a rating. */
  rating: "closed";
  /** The session has ended, or goes on in the next page. */
  closed: never;
}

type ChatPhase = keyof ChatTransitions;

/** Parts of the launcher that a chat needs. */
export interface ChatHost {
  readonly context: LivechatContext;
  readonly browser: { readonly cookies: Cookies; isSignedIn(): boolean };
  /** Called when the chat has ended. */
  endChat(phase: "ready"): void;
  fail(error: unknown): void;
}

/** New session, or the session of the previous page with its number of unread messages. */
export type OpenedSession = ChatSession & { readonly unread?: number };

export interface ChatState {
  readonly phase: ChatPhase;
  readonly minimized: boolean;
  /** Set while the phase is `rating`. */
  readonly rating: Rating | null;
}

/** One open session: the conversation and the window around it. */
export interface Chat {
  /** Name of the operator; the session's name if the operator has none. */
  readonly name: string;
  /** Address of the operator's picture. */
  readonly face: string;
  readonly conversation: Conversation;
  readonly state: ReadableAtom<ChatState>;
  /** Minimizes the window, or restores it; not on phones. */
  toggleMinimized(): void;
  /** Preloads the question for a rating: the visitor is about to close the chat. */
  prepareClose(): void;
  /** Asks for a rating if there are messages, then closes; closes immediately if the question cannot be loaded. */
  close(): Promise<void>;
  /** Stops without ending the session, which goes on in the next page. */
  stop(): void;
}

export type LoadRating = () => Promise<RatingModule>;

/** Code of the store that loads when a chat is about to close, together with the panel: the module `ask-rating.ts`. */
interface RatingModule {
  askRating(options: AskRatingOptions): Rating;
}

export interface AskRatingOptions {
  readonly context: Pick<LivechatContext, "texts" | "emit" | "fail">;
  readonly client: Client;
  readonly uuid: string;
  /** Returns the greatest known message id. */
  readonly last: () => number;
  /** Closes the chat. */
  readonly close: () => void;
}
