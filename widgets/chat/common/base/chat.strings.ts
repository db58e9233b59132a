import { failureTexts, type Texts } from "#shared/i18n/index.ts";

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
  /** What screen readers say of a new message. */
  said: "{name}: {text}",
  /** From here on, texts of the viewer that shows a picture. */
  closePicture: "Close",
  place: "{at} of {count}",
  previous: "Previous",
  next: "Next",
  zoomIn: "Zoom in",
  zoomReset: "Reset zoom",
  zoomOut: "Zoom out",
  rotate: "Rotate",
  print: "Print",
  printBlocked: "The window for printing was blocked. Allow it and try again.",
  download: "Download",
  broken: "This file could not be loaded.",
};

export type ChatTexts = Texts<typeof chatTexts>;
