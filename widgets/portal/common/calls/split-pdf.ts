import type { CallOptions, Client } from "#shared/suite/index.ts";
import { callModel } from "#shared/suite/routes/model.ts";
import * as contract from "./contract/split-pdf.ts";

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
  await callModel(client, contract.splitPdf, [attachmentId, indices, remainder], {}, options);
};
