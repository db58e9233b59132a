import type { Texts } from "#shared/i18n/index.ts";
import { chatTexts } from "../common/base/chat.strings.ts";

export const english = {
  ...chatTexts,
  /** The launcher; `data-button-text` overrules it. */
  button: "Chat with one of our collaborators",
  hide: "Hide the chat button",
  /** What the operator says first; `data-default-message` overrules it. */
  welcome: "How may I help you?",
  /** `data-input-placeholder` overrules it. */
  placeholder: "Ask something ...",
  noOperator: "None of our collaborators seems to be available, please try again later.",
  dismiss: "Close this message",
  question: "Did we correctly answer your question ?",
  good: "Good",
  okay: "OK",
  bad: "Bad",
  reason: "Explain your note",
  sendRating: "Send",
  noRating: "I don't want to rate this conversation",
  /** Posted in the chat when it closes. */
  rating: "Rating: {emoji}",
};

export type LivechatTexts = Texts<typeof english>;
