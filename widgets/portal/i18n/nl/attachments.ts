import type { AttachmentsTexts } from "#portal/attachments/attachments.strings.ts";
import { attachmentViewer } from "./attachment-viewer.ts";

export const attachments = {
  ...attachmentViewer,
  attachments: "Bijlagen",
} satisfies AttachmentsTexts;
