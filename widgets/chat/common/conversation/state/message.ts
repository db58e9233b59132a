import type { Message, Person } from "#chat/api/chat.ts";
import { parseDate } from "#shared/format/index.ts";
import type { TrackedChange } from "#shared/suite/contract/tracking-values.ts";
import { htmlOf } from "./html-text.ts";

export interface ChatFile {
  readonly id: number;
  /** Empty if the suite has no name for the file. */
  readonly name: string;
  readonly mimetype: string;
}

/** Message of a thread. */
export interface ChatMessage {
  /** Unique in the thread. An outgoing message keeps its key when the suite has assigned an id. */
  readonly key: string;
  /** Id of the suite; 0 for the welcome message and for unsent messages. */
  readonly id: number;
  /** Unsanitized HTML of the suite: for `shared/html` only. */
  readonly body: string;
  /** ms since 1970. */
  readonly date: number;
  /** Null for a visitor who has not signed in. */
  readonly author: Person | null;
  /** True if the visitor is the author. */
  readonly own: boolean;
  /** True for comments; only comments are squashed. */
  readonly isComment: boolean;
  readonly files: readonly ChatFile[];
  /** True for an internal note of the team: neither discussion nor notification. */
  readonly isNote: boolean;
  /** Changed fields of the record. */
  readonly changes: readonly TrackedChange[];
  /** `sent` once the suite has stored the message. */
  readonly state: "sending" | "failed" | "sent";
}

/** Converts a message of the suite; an author without an id counts as none. */
export function readMessage(
  { id, body, date, author_id, message_type, attachment_ids = [], tracking_value_ids = [], ...kind }: Message,
  own: (author: Person | null) => boolean,
): ChatMessage {
  const author = author_id && author_id[0] ? ([author_id[0], author_id[1] || ""] as const) : null;
  return {
    key: String(id),
    id,
    body: body || "",
    date: parseDate(date),
    author,
    own: own(author),
    isComment: message_type === "comment",
    files: attachment_ids.map((file) => ({
      id: file.id,
      name: file.name || file.filename || "",
      mimetype: file.mimetype || "",
    })),
    isNote: kind.is_discussion === false && !kind.is_notification,
    changes: tracking_value_ids,
    state: "sent",
  };
}

interface Local {
  readonly key: string;
  readonly id?: number;
  readonly text: string;
  readonly date: number;
  readonly author?: Person;
  readonly isComment?: boolean;
  readonly state?: ChatMessage["state"];
}

/** Returns a message that is not of the suite; without an author it is the visitor's own. */
export const localMessage = ({ text, author, ...message }: Local): ChatMessage => ({
  id: 0,
  isComment: true,
  state: "sent",
  ...message,
  body: htmlOf(text),
  author: author ?? null,
  own: !author,
  files: [],
  isNote: false,
  changes: [],
});

const same = (a: ChatMessage, b: ChatMessage) => a.author?.[0] === b.author?.[0];

/**
 * Returns true if a message is shown without its author below the previous one: same person, at most 60 s later.
 * @see docs/reference/chat.md#chat-16
 */
export const isSquashed = (message: ChatMessage, before: ChatMessage | undefined): boolean =>
  !!before && message.isComment && before.isComment && same(message, before) && message.date - before.date <= 60_000;
