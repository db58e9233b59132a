import { failureTexts, type Texts } from "../../../../shared/i18n/index.ts";

/** What every chat window says. */
export const chatTexts = {
  ...failureTexts,
  close: "Close chat window",
  /** The list of messages, for screen readers. */
  messages: "Messages",
  empty: "No messages yet",
  loading: "Loading the messages",
  send: "Send",
  sending: "Sending",
  notSent: "Not sent",
  /** The rest of a very long message. */
  showAll: "Show all",
  today: "Today",
  yesterday: "Yesterday",
  unread: { one: "{count} unread message", other: "{count} unread messages" },
  typing: "{name} is typing...",
  typingTwo: "{first} and {second} are typing...",
  typingMore: "{first}, {second} and more are typing...",
  /** Who types and has no name. */
  someone: "Someone",
  /** An author without a name; in a live chat `data-default-username` overrules it. */
  visitor: "Visitor",
  /** A file without a name. */
  unnamed: "unnamed",
  closePicture: "Close",
  /** What screen readers say of a new message. */
  said: "{name}: {text}",
};

export type ChatTexts = Texts<typeof chatTexts>;
