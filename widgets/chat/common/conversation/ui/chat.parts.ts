import { partDocs, type StorageEntry } from "#shared/element/index.ts";
import { pictureParts } from "#shared/ui/viewer/index.ts";

/** Documentation of the parts of every chat window, for the declarations; browsers do not load it. */
export const chatParts = {
  ...pictureParts,
  window: "Chat window",
  header: "Header of the window",
  title: "Name of the chat; a button that minimizes and restores the window, except on phones",
  badge: "Number of unread messages",
  close: "Close button of the window, and of a dialog",
  body: "Content below the header",
  thread: "List of messages",
  day: "Heading of a day",
  message: "Message",
  avatar: "Picture of the author",
  author: "Name of the author",
  bubble: "Box around the content and the files of a message",
  own: "Box of the visitor's own message, in addition to the part bubble",
  content: "Content of a message",
  "show-all": "Button that shows the rest of a very long message",
  changes: "Changed fields of a message",
  picture: "Attached picture, which opens in a viewer, and the picture in the viewer",
  file: "Attached file that is no picture",
  retry: partDocs.retry,
  failure: partDocs.failure,
  typing: "Names of the persons who are typing",
  unread: "Button that scrolls to new messages below the view",
  composer: "Container of input and send button",
  input: "Text field for a message",
  send: "Send button",
  spinner: "Loading indicator",
  status: "Live region for new messages; also visible if the print window was blocked",
};

/** Entries that every conversation stores. */
export const conversationStorage: readonly StorageEntry[] = [
  {
    name: "suite.chat.{uuid}",
    kind: "sessionStorage",
    purpose: "Draft and messages that are not sent yet",
    lifetime: "until it is sent",
  },
  {
    name: "bus.{origin}.{name}",
    kind: "localStorage",
    purpose: "One tab listens to the suite for all tabs",
    lifetime: "overwritten by the next chat",
  },
];
