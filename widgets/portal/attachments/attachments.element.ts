import { custom, defineWidget } from "../../../shared/element/index.ts";
import { parseItems, type AttachmentItem } from "../common/viewer/items.attribute.ts";
import { Attachments } from "./Attachments.tsx";
import css from "./attachments.css";
import { createAttachments } from "./attachments.store.ts";
import { english } from "./attachments.strings.ts";

export default defineWidget({
  tag: "suite-attachments",
  area: "portal",
  summary: "Files of a record, which open in a dialog or are downloaded",
  example: `<suite-attachments>
  <a href="/web/image/100001">bench.svg</a>
  <a href="/web/image/100005">stool.svg</a>
</suite-attachments>`,
  attributes: {
    items: custom<readonly AttachmentItem[], { readonly default: readonly AttachmentItem[]; readonly doc: string }>({
      default: [],
      parse: parseItems,
      expected: "a JSON list of attachments, each with an id",
      doc: 'The attachments in JSON, as the suite names their fields: `[{ "id": 7, "name": "Plan", "mimetype": "application/pdf" }]`; `"type": "url"` with `"url"` for what is elsewhere, and `"access_token"` where a file needs one. Without it the links in the element are the files',
    }),
  },
  events: { "suite-attachment-open": "Before a file is shown. Cancelable: it is not. detail: { id: number }" },
  states: { open: "A file is shown", error: "What shows it did not come" },
  parts: {
    attachments: "The list of the attribute's files",
    attachment: "One of them: a button, or a link where there is nothing to show",
    dialog: "The dialog that shows a file",
    close: "Its close button",
    name: "Name of the file",
    download: "The link that downloads it",
    pane: "The room in which a picture is moved",
    picture: "The picture",
    tools: "Its buttons",
    "zoom-in": "Enlarges it",
    "zoom-out": "Makes it smaller",
    "zoom-reset": "Gives it its first size and place",
    rotate: "Turns it by a quarter",
    print: "Prints it",
    player: "A video",
    play: "Plays a video of another site",
    note: "From where it plays",
    document: "PDF or text",
    broken: "The sentence in place of what cannot be shown",
    previous: "Leads to the previous file",
    next: "Leads to the next file",
    spinner: "The loading indicator of a picture",
    status: "What is said when the browser opens no window for printing",
  },
  slots: {
    "": "Links to attachments, `/web/content/7` or `/web/image/7`, each with the file's name as its text; `type` says what it is where the name does not end in it. Other links stay links",
  },
  frames: ["https://www.youtube-nocookie.com"],
  budget: 5,
  box: { display: "block" },
  texts: english,
  styles: [css],
  rare: true,
  store: createAttachments,
  component: Attachments,
});
