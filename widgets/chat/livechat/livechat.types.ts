import type { ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import type { WidgetContext, WidgetView } from "../../../shared/element/index.ts";
import type { PopupQueue } from "../../../shared/state/index.ts";
import type { ChatSession } from "../common/calls/livechat.ts";
import type { Conversation } from "../common/conversation/state/conversation.ts";
import type { LivechatTexts } from "./livechat.strings.ts";
import type { Rating } from "./rating.ts";

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

export type LivechatContext = WidgetContext<LivechatProps, LivechatTexts>;

export interface OpenChat {
  readonly chat: Chat;
  /** A person opened it; else the focus stays where it is. */
  readonly asked: boolean;
  readonly LivechatWindow: ChatModule["LivechatWindow"];
}

/** `away`: not offered here. `ready`: the button stands. `opening`: it was pressed. */
export type Phase = "away" | "ready" | "opening" | "open";

export interface LivechatStore {
  readonly phase: ReadableAtom<Phase>;
  readonly current: ReadableAtom<OpenChat | null>;
  /** Why the button brought no chat: `null` nothing to tell, `"nobody"` no operator, else the error. */
  readonly trouble: ReadableAtom<unknown>;
  /** Of the session of the page before, until its window is there. */
  readonly unread: ReadableAtom<number>;
  /** The visitor did away with the button, for this page view. */
  readonly hidden: ReadableAtom<boolean>;
  /** The visitor is about to open it. */
  prepare(): void;
  /** Where it is not known yet whether a chat is offered, it opens as soon as it is. */
  open(): Promise<void>;
  close(): void;
  fold(): void;
  hide(): void;
  dismiss(): void;
}

export interface ChatOptions {
  /** The session was open on the page before. */
  readonly restored: { readonly unread: number } | null;
  readonly welcome: string;
  readonly signedIn: boolean;
  readonly pages: () => readonly string[];
  /** Writes the session down. */
  readonly keep: (session: ChatSession, unread: number) => void;
  readonly closed: () => void;
}

/** One open session: the conversation and the window around it. */
export interface Chat extends Pick<Conversation, "stop"> {
  /** The operator's, or the session's where they have none. */
  readonly name: string;
  readonly conversation: Conversation;
  readonly folded: ReadableAtom<boolean>;
  /** Asks how it was, while it is there. */
  readonly rating: ReadableAtom<OpenRating | null>;
  fold(): void;
  /** The visitor is about to close it. */
  prepareClose(): void;
  /** Asks for a rating first where something was said (spec portal section 4); where that cannot be loaded it just closes. */
  close(): Promise<void>;
}

export interface OpenRating {
  readonly rating: Rating;
  readonly RatingPanel: ComponentType<{ readonly rating: Rating; readonly texts: LivechatTexts }>;
}

export type LivechatView = WidgetView<LivechatStore, LivechatProps, LivechatTexts>;

/** What a live chat needs once somebody opens it: the module `window.lazy.ts`. */
export interface ChatModule {
  createChat(context: LivechatContext, session: ChatSession, options: ChatOptions): Chat;
  readonly LivechatWindow: ComponentType<LivechatView & Pick<OpenChat, "chat" | "asked">>;
}

/** What a live chat needs of the browser; its store gets another one where there is none. */
export interface Browser {
  readonly cookies: {
    get(name: string): string | undefined;
    set(name: string, value: string, options: { expires: Date }): unknown;
    remove(name: string): void;
  };
  /** Path, query and hash of this page. */
  path(): string;
  isMobile(): boolean;
  isSignedIn(): boolean;
  /** The heavy part. */
  loadWindow(): Promise<ChatModule>;
  /** The manager of what opens by itself. */
  loadPopupQueue(): Promise<PopupQueue>;
}
