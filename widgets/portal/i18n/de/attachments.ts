import type { AttachmentsTexts } from "../../attachments/attachments.strings.ts";
import { attachmentViewer } from "./attachment-viewer.ts";

export const attachments = {
  ...attachmentViewer,
  attachments: "Anhänge",
} satisfies AttachmentsTexts;
