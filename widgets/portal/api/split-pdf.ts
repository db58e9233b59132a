import { anything } from "#shared/suite/contract/field.ts";
import { callModel, modelCall } from "#shared/suite/contract/model.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Makes attachments of pages of a PDF: `[id, indices, remainder]`. */
export const splitPdfCall = modelCall("ir.attachment", "split_pdf", false, anything);

export interface Split {
  /** Pages as people write them, such as `1-5, 7, 8-9`; may be empty. */
  readonly indices: string;
  /** Of all other pages too. */
  readonly remainder: boolean;
}

/** Makes attachments of pages of a PDF, once. @throws SuiteError */
export const splitPdf = async (
  client: Client,
  attachmentId: number,
  { indices, remainder }: Split,
  options: CallOptions,
): Promise<void> => {
  await callModel(client, splitPdfCall, [attachmentId, indices, remainder], {}, options);
};
