import type { ReadableAtom } from "nanostores";
import type { Person } from "#chat/api/chat.ts";
import type { Bus } from "#shared/suite/bus/index.ts";
import type { Client } from "#shared/suite/index.ts";
import type { DraftStorage } from "./draft-storage.ts";
import type { History } from "./history.ts";
import type { ChatMessage } from "./message.ts";

export interface ConversationOptions {
  readonly client: Client;
  readonly bus: Bus;
  readonly uuid: string;
  /** Operator of the chat; a document's chat has none. */
  readonly operator?: Person;
  /** True if the visitor has signed in, and writes under a name. */
  readonly signedIn: boolean;
  /** First message of the operator, which is only displayed; none if the text is blank. */
  readonly welcome?: string;
  /** Number of unread messages of the previous page. */
  readonly unread?: number;
  readonly draftStorage: DraftStorage;
  /** Returns the pages that the visitor has seen; sent if an operator requests them. */
  readonly pages: () => readonly string[];
  readonly fail: (error: unknown) => void;
  /** Called with new messages of other persons; not with earlier messages, which were there when the chat opened. */
  readonly onMessage: (message: ChatMessage) => void;
  /** Returns the announcement of a message, for screen readers. */
  readonly announce: (name: string, text: string) => string;
}

export interface Conversation extends Pick<History, "reading" | "load" | "loadEarlier"> {
  /** Welcome, messages of the suite, and pending or unsent messages at the end. */
  readonly messages: ReadableAtom<readonly ChatMessage[]>;
  /** Names of the persons who are typing; an empty name for an unknown person. */
  readonly typing: ReadableAtom<readonly string[]>;
  readonly unread: ReadableAtom<number>;
  readonly draft: ReadableAtom<string>;
  /** Announcement of the newest message of another person, for screen readers. */
  readonly announcement: ReadableAtom<string>;
  type(text: string): void;
  /** Sends the trimmed draft and clears it; a blank draft is not sent. */
  send(): void;
  retry(key: string): void;
  /** Reports whether the newest message is in view; while it is, no message is unread. */
  attend(seen: boolean): void;
  stop(): void;
}
