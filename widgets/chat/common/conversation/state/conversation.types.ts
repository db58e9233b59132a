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
  /** Who answers here; a document's chat has no operator. */
  readonly operator?: Person;
  /** Somebody who signed in writes under a name; a visitor has none. */
  readonly signedIn: boolean;
  /** Said first, by the operator, and never sent; nothing where it is blank. */
  readonly welcome?: string;
  /** Unread since the page before. */
  readonly unread?: number;
  readonly draftStorage: DraftStorage;
  /** The pages that the visitor saw, for an operator who asks. */
  readonly pages: () => readonly string[];
  readonly fail: (error: unknown) => void;
  /** Somebody else has written; not what was there when the chat was opened. */
  readonly onMessage: (message: ChatMessage) => void;
  /** A message in words, for screen readers. */
  readonly announce: (name: string, text: string) => string;
}

export interface Conversation extends Pick<History, "reading" | "load" | "loadEarlier"> {
  /** Welcome, messages, and at the end what is on its way or was not sent. */
  readonly messages: ReadableAtom<readonly ChatMessage[]>;
  /** Names of those who are typing; empty for somebody unknown. */
  readonly typing: ReadableAtom<readonly string[]>;
  readonly unread: ReadableAtom<number>;
  readonly draft: ReadableAtom<string>;
  /** For screen readers: the newest message of somebody else, in words. */
  readonly announcement: ReadableAtom<string>;
  type(text: string): void;
  /** Sends the draft, trimmed, and empties it; a blank one is not sent. */
  send(): void;
  retry(key: string): void;
  /** Whether somebody sees the newest message: then nothing is unread. */
  attend(seen: boolean): void;
  stop(): void;
}
