import type { ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import type { Client } from "#shared/suite/index.ts";
import type { ChatSession } from "../api/livechat.ts";
import type { Conversation } from "../common/conversation/state/conversation.types.ts";
import type { ChatPhase } from "./chat.phases.ts";
import type { LivechatTexts } from "./livechat.element.ts";
import type { LivechatContext } from "./livechat.props.ts";
import type { Rating } from "./rating.ts";
import type { Cookies } from "./session-cookies.ts";

/** What a chat takes of its launcher. */
export interface ChatHost {
  readonly context: LivechatContext;
  readonly browser: { readonly cookies: Cookies; isSignedIn(): boolean };
  /** The chat is over. */
  leave(phase: "ready"): void;
  fail(error: unknown): void;
}

/** A new session, or one of the page before with what was unread there. */
export type OpenedSession = ChatSession & { readonly unread?: number };

export interface ChatState {
  readonly phase: ChatPhase;
  readonly minimized: boolean;
  /** While the phase is `rating`. */
  readonly question: OpenRating | null;
}

/** One open session: the conversation and the window around it. */
export interface Chat {
  /** The operator's, or the session's where they have none. */
  readonly name: string;
  readonly conversation: Conversation;
  readonly state: ReadableAtom<ChatState>;
  /** Minimizes the window, or restores it; not on phones. */
  toggleMinimized(): void;
  /** The visitor is about to close it. */
  prepareClose(): void;
  /** Asks for a rating first where something was said (spec portal section 4); where that cannot be loaded it just closes. */
  close(): Promise<void>;
  /** Leaves the session as it is, for the next page. */
  stop(): void;
}

interface OpenRating {
  readonly rating: Rating;
  readonly RatingPanel: ComponentType<{ readonly rating: Rating; readonly texts: LivechatTexts }>;
}

export type LoadRating = () => Promise<RatingModule>;

/** The module `rating-question.ts`. */
interface RatingModule {
  askRating(options: AskRatingOptions): Rating;
  readonly RatingPanel: OpenRating["RatingPanel"];
}

export interface AskRatingOptions {
  readonly context: Pick<LivechatContext, "texts" | "emit" | "fail">;
  readonly client: Client;
  readonly uuid: string;
  /** The greatest id of a message that is known. */
  readonly last: () => number;
  /** Closes the chat. */
  readonly close: () => void;
}
