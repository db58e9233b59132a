import type { ChatSummary } from "#demo/server/chat/console.ts";
import type { Message } from "#demo/server/chat/message.ts";

export type { Message };
export type Chat = ChatSummary;

export interface Operator {
  readonly partner_id: number;
  readonly status: string;
}

/** Response of GET /operator/sessions. */
export interface Inbox {
  readonly me: Operator;
  readonly sessions: readonly Chat[];
}

/** Response of GET /operator/session/{id}. */
export type ChatWithMessages = Chat & { readonly messages: readonly Message[] };

/** Notification of the bus: a message, a visitor's typing, or a response for this operator only. */
export type Notification = Partial<Message> & {
  readonly info?: string;
  readonly is_typing?: boolean;
  readonly is_website_user?: boolean;
};
