import { anything } from "#shared/suite/contract/field.ts";
import { callModel, modelCall } from "#shared/suite/contract/model.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Splits pages of a PDF off into new attachments: `[id, indices, remainder]`. @see docs/reference/portal.md#portal-34 */
export const splitPdfCall = modelCall("ir.attachment", "split_pdf", false, anything);

export interface Split {
  /** Page numbers and ranges, such as `1-5, 7, 8-9`; may be empty. */
  readonly indices: string;
  /** True to make an attachment of all other pages, too. */
  readonly remainder: boolean;
}

/** Splits pages of a PDF off into new attachments, once. @throws SuiteError */
export const splitPdf = async (
  client: Client,
  attachmentId: number,
  { indices, remainder }: Split,
  options: CallOptions,
): Promise<void> => {
  await callModel(client, splitPdfCall, [attachmentId, indices, remainder], {}, options);
};
