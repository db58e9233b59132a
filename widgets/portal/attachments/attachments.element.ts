import { defineWidget } from "#shared/element/index.ts";
import { items } from "../common/viewer/items.attribute.ts";
import { viewerFrames, viewerParts } from "../common/viewer/viewer.parts.ts";
import { attachments, viewer } from "../i18n/en.json";
import css from "./attachments.css";
import { createAttachments, events } from "./attachments.store.ts";
import { Attachments } from "./Attachments.tsx";

const texts = { viewer, attachments };

export default defineWidget({
  tag: "suite-attachments",
  area: "portal",
  summary: "Files of a record, which open in a dialog or are downloaded",
  example: `<suite-attachments>
  <a href="/web/image/100001">bench.svg</a>
  <a href="/web/image/100005">stool.svg</a>
</suite-attachments>`,
  attributes: {
    items: items({
      doc: 'The attachments in JSON, as the suite names their fields: `[{ "id": 7, "name": "Plan", "mimetype": "application/pdf" }]`; `"type": "url"` with `"url"` for what is elsewhere, and `"access_token"` where a file needs one. Without it the links in the element are the files',
    }),
  },
  events,
  states: { open: "A file is shown", error: "What shows it did not come" },
  parts: {
    attachments: "The list of the attribute's files",
    attachment: "One of them: a button, or a link where there is nothing to show",
    ...viewerParts,
  },
  slots: {
    "": "Links to attachments, `/web/content/7` or `/web/image/7`, each with the file's name as its text; `type` says what it is where the name does not end in it. Other links stay links",
  },
  frames: viewerFrames,
  budget: 5.7,
  box: { display: "block" },
  texts,
  styles: [css],
  rare: true,
  store: createAttachments,
  component: Attachments,
});
