import { custom } from "valibot";
import { modelCall } from "../../../../../shared/suite/contract/model.ts";

/** What the suite answers says nothing: pages are new attachments then. */
const anything = custom<unknown>(() => true);

/** Makes attachments of pages of a PDF: `[id, indices, remainder]`. Source: behaviour/attachments-viewer.md item 20. */
export const splitPdf = modelCall("ir.attachment", "split_pdf", false, anything);
