import { defineWidget, integer } from "#shared/element/index.ts";
import { items } from "../common/viewer/items.attribute.ts";
import { viewerFrames, viewerParts } from "../common/viewer/viewer.parts.ts";
import { viewer } from "../i18n/en.json";
import { createAttachmentViewer, events } from "./attachment-viewer.store.ts";
import { AttachmentViewer } from "./AttachmentViewer.tsx";

const texts = { viewer };

export default defineWidget({
  tag: "suite-attachment-viewer",
  area: "portal",
  summary: "Pictures, PDF, videos and text in a dialog, one after the other",
  example: `<suite-attachment-viewer data-items="[{&quot;id&quot;:100001,&quot;mimetype&quot;:&quot;image/svg+xml&quot;,&quot;name&quot;:&quot;bench.svg&quot;}]"></suite-attachment-viewer>`,
  attributes: {
    items: items({
      doc: 'The attachments in JSON, as the suite names their fields: `[{ "id": 7, "name": "Plan", "mimetype": "application/pdf" }]`; `"type": "url"` with `"url"` for what is elsewhere, and `"access_token"` where a file needs one. What cannot be shown is left out',
    }),
    active: integer({ default: 0, doc: "Id of the attachment that is open; without it none is" }),
  },
  events,
  methods: {
    open: "Opens the attachment with this id, or goes to it; without an id the first",
    close: "Closes it",
  },
  states: { open: "The dialog is open", error: "There is no such attachment to show" },
  parts: viewerParts,
  frames: viewerFrames,
  budget: 5,
  box: { display: "contents" },
  texts,
  styles: [],
  rare: true,
  store: createAttachmentViewer,
  component: AttachmentViewer,
});
