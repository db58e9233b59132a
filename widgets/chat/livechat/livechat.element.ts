import { choice, defineWidget, integer, partDocs, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import { chatParts, conversationStorage } from "../common/conversation/ui/chat.parts.ts";
import badgeCss from "../common/shell/badge.css";
import { chat, livechat } from "../i18n/en.json";
import adopts from "./livechat.adopt.ts";
import css from "./livechat.css";
import { createLivechat } from "./livechat.store.ts";
import { Livechat } from "./Livechat.tsx";
import { events } from "./livechat.types.ts";

const texts = { failures, chat, livechat };

export default defineWidget({
  tag: "suite-livechat",
  area: "chat",
  summary: "Lets a visitor chat with an operator: a floating button, and a window that stays open from page to page",
  example: '<suite-livechat data-channel-id="1"></suite-livechat>',
  differences: [
    "A message whose request timed out is not sent again by itself, since it may have arrived.",
    "A lock of the browser chooses the tab that listens for all tabs, in place of times in the storage, since two tabs may read those at once.",
  ],
  attributes: {
    channelId: integer({ required: true, doc: "Database id of the chat channel" }),
    buttonText: text({ doc: "Label of the button" }),
    inputPlaceholder: text({ doc: "Placeholder of the input; a blank for none" }),
    defaultUsername: text({ doc: "Name of the visitor in the chat" }),
    defaultMessage: text({ doc: "First message of the operator; a blank for none" }),
    channelName: text({
      doc: "Name of the channel: title of the window if neither the operator nor the session has a name",
    }),
    position: choice(["end", "start"], {
      default: "end",
      doc: "Side of the page: `end` is right; in right-to-left languages it is left",
    }),
    history: choice(["on", "off"], {
      default: "on",
      doc: "`on` records the pages that the visitor sees, for the operator; other pages of the suite are recorded, too, all of them only as `suite-consent` and the browser allow",
    }),
  },
  events,
  methods: {
    open: "Opens the chat, as the button does",
    close: "Ends the chat, as the close button does: asks for a rating if there are messages",
    fold: "Minimizes the window, or restores it; not on phones",
  },
  states: { open: "The window is open", folded: "The window is minimized", error: "The last call failed" },
  parts: {
    launcher: "Container of the floating button and the control that hides it",
    button: partDocs.button,
    hide: "Button that hides the launcher for this page view; no chat opens by itself then",
    notice: "Message about the reason why no chat opened",
    dismiss: "Close button of this message",
    ...chatParts,
    rating: "Question for a rating",
    rate: "Button of one of the three ratings",
    reason: "Text field for the reason of a rating",
    "no-rating": "Button that closes the chat without a rating",
  },
  slots: {
    away: "Content for visitors if no operator is available, such as a `suite-form` or a telephone number; the button stays then",
  },
  storage: [
    {
      name: "im_livechat_history",
      kind: "cookie",
      purpose: "The last 15 pages, for an operator who requests them",
      lifetime: "1 day",
    },
    {
      name: "im_livechat_session",
      kind: "cookie",
      purpose: "The open chat, so that the next page shows it",
      lifetime: "1 hour",
    },
    {
      name: "im_livechat_auto_popup",
      kind: "cookie",
      purpose: "A chat was open: it does not open by itself again",
      lifetime: "1 hour",
    },
    ...conversationStorage,
  ],
  box: { display: "contents" },
  waiting: "&>[slot=away]{display:none}",
  texts,
  styles: [spinnerCss, buttonCss, toolCss, badgeCss, css],
  adopts,
  store: createLivechat,
  component: Livechat,
});
