import type { ChatSummary } from "#demo/server/chat/console.ts";
import type { Message } from "#demo/server/chat/message.ts";

export type { Message };
export type Chat = ChatSummary;

export interface Operator {
  readonly partner_id: number;
  readonly status: string;
}

/** What GET /operator/sessions answers. */
export interface Inbox {
  readonly me: Operator;
  readonly sessions: readonly Chat[];
}

/** What GET /operator/session/{id} answers. */
export type ChatWithMessages = Chat & { readonly messages: readonly Message[] };

/** What the bus brings: a message, somebody who types, or an answer for this operator alone. */
export type Notification = Partial<Message> & {
  readonly info?: string;
  readonly is_typing?: boolean;
  readonly is_website_user?: boolean;
};
