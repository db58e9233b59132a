import { defineWidget } from "#shared/element/index.ts";
import { items } from "../common/viewer/items.attribute.ts";
import { viewerFrames, viewerParts } from "../common/viewer/viewer.parts.ts";
import { attachments, viewer } from "../i18n/en.json";
import { bind } from "./attachments.bind.ts";
import css from "./attachments.css";
import { createAttachments, events } from "./attachments.store.ts";
import { Attachments } from "./Attachments.tsx";

const texts = { viewer, attachments };

export default defineWidget({
  tag: "suite-attachments",
  area: "portal",
  summary: "Files of a record, which open in a dialog or download",
  example: `<suite-attachments>
  <a href="/web/image/100001">bench.svg</a>
  <a href="/web/image/100005">stool.svg</a>
</suite-attachments>`,
  attributes: {
    items: items({
      doc: 'Attachments as JSON, with the suite\'s names of fields: `[{ "id": 7, "name": "Plan", "mimetype": "application/pdf" }]`; `"type": "url"` with `"url"` for files on other sites, and `"access_token"` for files that need one. Without it the files are the links in the element',
    }),
  },
  events,
  states: { open: "The dialog is open", error: "The code of the dialog could not be loaded" },
  parts: {
    attachments: "List of the files of the attribute",
    attachment: "File in the list: a button, or a link if the file has no view",
    ...viewerParts,
  },
  slots: {
    "": "Links to attachments, `/web/content/7` or `/web/image/7`, each with the file's name as its text; `type` is the media type of a file whose name has no ending. Other links are not changed",
  },
  needsContent: "items",
  frames: viewerFrames,
  budget: 5.7,
  box: { display: "block" },
  texts,
  styles: [css],
  rare: true,
  store: createAttachments,
  component: Attachments,
  bind,
});
