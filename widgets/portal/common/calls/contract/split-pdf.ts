import { anything } from "#shared/suite/contract/field.ts";
import { modelCall } from "#shared/suite/contract/model.ts";

/** Makes attachments of pages of a PDF: `[id, indices, remainder]`. Source: behaviour/attachments-viewer.md item 20. */
export const splitPdf = modelCall("ir.attachment", "split_pdf", false, anything);
