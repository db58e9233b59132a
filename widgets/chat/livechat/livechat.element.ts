import { choice, defineWidget, integer, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import { chatParts } from "../common/conversation/ui/chat.parts.ts";
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
    "A message whose sending timed out is not sent again by itself, since it may have arrived.",
    "The tab that listens for all is chosen by a lock of the browser in place of times in its storage, since two tabs may read those at once.",
  ],
  attributes: {
    channelId: integer({ required: true, doc: "Database id of the chat channel" }),
    buttonText: text({ doc: "What the button says" }),
    inputPlaceholder: text({ doc: "What the empty input says; a blank for nothing" }),
    defaultUsername: text({ doc: "Under what name a visitor chats" }),
    defaultMessage: text({ doc: "What the operator says first; a blank for nothing" }),
    channelName: text({
      doc: "Name of the channel: the window's title where neither the operator nor the session has a name",
    }),
    position: choice(["end", "start"], {
      default: "end",
      doc: "At which side of the page it floats: end is right, in languages from right to left left",
    }),
    history: choice(["on", "off"], {
      default: "on",
      doc: "Whether the pages that the visitor sees are noted down for the operator; other pages of the suite are noted too, all of them as `suite-consent` and the browser allow",
    }),
  },
  events,
  methods: {
    open: "Opens the chat, as the button does",
    close: "Ends it, as its close button does: a rating is asked for where something was said",
    fold: "Minimizes the window or restores it; not on phones",
  },
  states: { open: "The window is open", folded: "It is minimized", error: "The last call failed" },
  parts: {
    launcher: "The floating button with the control that hides it",
    button: "The button",
    hide: "The control that hides it for this page view; then no chat opens by itself either",
    notice: "Why no chat came of it",
    dismiss: "Its close button",
    ...chatParts,
    rating: "The question how it was",
    rate: "One of its three answers",
    reason: "Where an answer is explained",
    "no-rating": "Leaves without an answer",
  },
  slots: {
    away: "What is shown where nobody is there, such as a `suite-form` or a telephone number: the button stays then",
  },
  storage: [
    {
      name: "im_livechat_history",
      kind: "cookie",
      purpose: "The last 15 pages, for an operator who asks",
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
    {
      name: "suite.chat.{uuid}",
      kind: "sessionStorage",
      purpose: "What was typed and not sent yet",
      lifetime: "until it is sent",
    },
    {
      name: "bus.{origin}.{name}",
      kind: "localStorage",
      purpose: "One tab listens to the suite for all of them",
      lifetime: "overwritten by the next chat",
    },
  ],
  box: { display: "contents" },
  waiting: "&>[slot=away]{display:none}",
  texts,
  styles: [spinnerCss, buttonCss, toolCss, badgeCss, css],
  adopts,
  store: createLivechat,
  component: Livechat,
});
