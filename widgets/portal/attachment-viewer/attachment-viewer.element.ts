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
  summary: "Dialog that shows pictures, PDF, videos and text, one at a time",
  example: `<suite-attachment-viewer data-items="[{&quot;id&quot;:100001,&quot;mimetype&quot;:&quot;image/svg+xml&quot;,&quot;name&quot;:&quot;bench.svg&quot;}]"></suite-attachment-viewer>`,
  attributes: {
    items: items({
      doc: 'Attachments as JSON, with the suite\'s names of fields: `[{ "id": 7, "name": "Plan", "mimetype": "application/pdf" }]`; `"type": "url"` with `"url"` for files on other sites, and `"access_token"` for files that need one. Files without a view are left out',
    }),
    active: integer({ default: 0, doc: "Id of the open attachment; without it the dialog is closed" }),
  },
  events,
  methods: {
    open: "Opens the attachment with this id, or moves to it; without an id the first one",
    close: "Closes the dialog",
  },
  states: { open: "The dialog is open", error: "The requested attachment does not exist, or cannot be shown" },
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
