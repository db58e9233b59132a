import { atom, type ReadableAtom } from "nanostores";
import type { ConversationOptions } from "./conversation.types.ts";
import { plainText } from "./html-text.ts";
import type { ChatMessage } from "./message.ts";

/** New messages of other persons: the number of unread ones, and the announcement of the last one. */
interface News {
  readonly unread: ReadableAtom<number>;
  readonly announcement: ReadableAtom<string>;
  add(message: ChatMessage): void;
  attend(seen: boolean): void;
}

/** @see docs/reference/chat.md#chat-29 */
export function createNews(options: Pick<ConversationOptions, "unread" | "announce">): News {
  const unread = atom(options.unread ?? 0);
  const announcement = atom("");
  let attended = false;

  return {
    unread,
    announcement,
    add({ author, body }) {
      if (!attended) unread.set(unread.get() + 1);
      const text = options.announce(author?.[1] ?? "", plainText(body));
      // screen readers announce changes only, and two messages may have the same text
      announcement.set(text === announcement.get() ? `${text}\u00a0` : text);
    },
    attend(seen) {
      attended = seen;
      if (seen && unread.get()) unread.set(0);
    },
  };
}
