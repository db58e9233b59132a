import { array, boolean, type InferOutput, object, optional } from "valibot";
import { char, charText, recordId } from "#shared/suite/contract/call.ts";
import { modelCall } from "#shared/suite/contract/model.ts";
import { isReason } from "./reason.ts";

const linkedRecord = object({
  id: optional(recordId),
  name: charText,
  description: optional(char),
  url: optional(char),
});
export type LinkedRecord = InferOutput<typeof linkedRecord>;

/**
 * Reads the records that use a saved method, under its id: an answer without the id says nothing of the method. Source: recordings
 * payment/token_get_linked_records*.
 */
export const linkedRecords = (id: number) => ({
  ...modelCall("payment.token", "get_linked_records", true, object({ [id]: array(linkedRecord) })),
  isReason,
});

/** Deletes a saved method; once more answers the same. Source: recordings payment/token_unlink*. */
export const deleteToken = modelCall("payment.token", "unlink", false, boolean());
