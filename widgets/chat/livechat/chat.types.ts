import type { ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import type { Client } from "#shared/suite/index.ts";
import type { ChatSession } from "../api/livechat.ts";
import type { Conversation } from "../common/conversation/state/conversation.types.ts";
import type { LivechatTexts } from "./livechat.element.ts";
import type { LivechatContext } from "./livechat.types.ts";
import type { Rating } from "./rating.ts";
import type { Cookies } from "./session-cookies.ts";

/** Phases of an open chat, each with the phases that may follow. */
export interface ChatTransitions {
  /** Messages are read and written. */
  talking: "leaving" | "closed";
  /** The visitor closes the chat; the question for a rating is loading. */
  leaving: "rating" | "closed";
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
  leave(phase: "ready"): void;
  fail(error: unknown): void;
}

/** New session, or the session of the previous page with its number of unread messages. */
export type OpenedSession = ChatSession & { readonly unread?: number };

export interface ChatState {
  readonly phase: ChatPhase;
  readonly minimized: boolean;
  /** Set while the phase is `rating`. */
  readonly question: OpenRating | null;
}

/** One open session: the conversation and the window around it. */
export interface Chat {
  /** Name of the operator; the session's name if the operator has none. */
  readonly name: string;
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

interface OpenRating {
  readonly rating: Rating;
  readonly RatingPanel: ComponentType<{ readonly rating: Rating; readonly texts: LivechatTexts }>;
}

export type LoadRating = () => Promise<RatingModule>;

/** Code that loads when a chat is about to close: the module `ask-rating.ts`. */
interface RatingModule {
  askRating(options: AskRatingOptions): Rating;
  readonly RatingPanel: OpenRating["RatingPanel"];
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
