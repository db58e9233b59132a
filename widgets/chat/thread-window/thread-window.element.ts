import { choice, defineWidget, flag, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss, statusCss, toolCss } from "#shared/ui/index.ts";
import { chatParts, conversationStorage } from "../common/conversation/ui/chat.parts.ts";
import messagesCss from "../common/conversation/ui/messages.css";
import windowCss from "../common/conversation/ui/window.css";
import badgeCss from "../common/shell/badge.css";
import { chat, threadWindow } from "../i18n/en.json";
import { createThreadWindow, events } from "./thread-window.store.ts";
import { ThreadWindow } from "./ThreadWindow.tsx";

const texts = { failures, chat, threadWindow };

export default defineWidget({
  tag: "suite-thread-window",
  area: "chat",
  summary:
    "Shows the chat of a document in a window at the bottom of the page; several windows are placed side by side",
  example:
    '<suite-thread-window data-uuid="5d0c6a0e-8f5e-4b7c-9a56-2f6f1f0f9a01" data-name="SO042 · Delivery"></suite-thread-window>',
  differences: [
    "A message whose request timed out is not sent again by itself, since it may have arrived.",
    "A lock of the browser chooses the tab that listens for all tabs, in place of times in the storage, since two tabs may read those at once.",
  ],
  attributes: {
    uuid: text({ required: true, doc: "Uuid of the chat" }),
    name: text({ doc: "Title of the window" }),
    folded: flag({ doc: "Minimizes the window at first; later the visitor's choice counts" }),
    position: choice(["end", "start"], {
      default: "end",
      doc: "Side of the page: `end` is right; in right-to-left languages it is left",
    }),
  },
  events,
  methods: {
    open: "Opens the window after it was closed",
    close: "Closes the window",
    fold: "Minimizes the window, or restores it; not on phones",
  },
  states: { open: "The window is open", folded: "The window is minimized", error: "The last call failed" },
  parts: chatParts,
  storage: [
    {
      name: "suite.thread-window.{uuid}",
      kind: "localStorage",
      purpose: "The visitor's choice to minimize or restore the window",
      lifetime: "until it is minimized or restored again",
    },
    ...conversationStorage,
  ],
  box: { display: "contents" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, statusCss, toolCss, badgeCss, windowCss, messagesCss],
  store: createThreadWindow,
  component: ThreadWindow,
});
