import { custom, defineWidget, integer } from "../../../shared/element/index.ts";
import { parseItems, type AttachmentItem } from "../common/viewer/items.attribute.ts";
import { AttachmentViewer } from "./AttachmentViewer.tsx";
import { createAttachmentViewer } from "./attachment-viewer.store.ts";
import { english } from "./attachment-viewer.strings.ts";

export default defineWidget({
  tag: "suite-attachment-viewer",
  area: "portal",
  summary: "Pictures, PDF, videos and text in a dialog, one after the other",
  example: `<suite-attachment-viewer data-items="[{&quot;id&quot;:100001,&quot;mimetype&quot;:&quot;image/svg+xml&quot;,&quot;name&quot;:&quot;bench.svg&quot;}]"></suite-attachment-viewer>`,
  attributes: {
    items: custom<readonly AttachmentItem[], { readonly default: readonly AttachmentItem[]; readonly doc: string }>({
      default: [],
      parse: parseItems,
      expected: "a JSON list of attachments, each with an id",
      doc: 'The attachments in JSON, as the suite names their fields: `[{ "id": 7, "name": "Plan", "mimetype": "application/pdf" }]`; `"type": "url"` with `"url"` for what is elsewhere, and `"access_token"` where a file needs one. What cannot be shown is left out',
    }),
    active: integer({ default: 0, doc: "Id of the attachment that is open; without it none is" }),
  },
  events: {
    "suite-popup-show": "Before it opens. Cancelable: it stays closed",
    "suite-popup-hide": "After it closed",
    "suite-attachment-change": "A person went to another attachment. detail: { id: number }",
  },
  methods: {
    open: "Opens the attachment with this id, or goes to it; without an id the first",
    close: "Closes it",
  },
  states: { open: "The dialog is open", error: "There is no such attachment to show" },
  parts: {
    dialog: "The dialog",
    close: "Its close button",
    name: "Name of the attachment",
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
    previous: "Leads to the previous attachment",
    next: "Leads to the next attachment",
    spinner: "The loading indicator of a picture",
    status: "What is said when the browser opens no window for printing",
  },
  frames: ["https://www.youtube-nocookie.com"],
  budget: 5,
  box: { display: "contents" },
  texts: english,
  styles: [],
  rare: true,
  store: createAttachmentViewer,
  component: AttachmentViewer,
});
