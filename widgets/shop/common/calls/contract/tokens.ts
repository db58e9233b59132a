import { boolean, custom, object, safeParse, string, type InferOutput } from "valibot";
import { recordId } from "../../../../../shared/suite/contract/call.ts";
import { modelCall } from "../../../../../shared/suite/contract/model.ts";

const linkedRecord = object({ id: recordId, name: string(), description: string(), url: string() });
export type LinkedRecord = InferOutput<typeof linkedRecord>;

/** What a saved method is used by, by its id. Source: WIRE.md section 13, recordings payment/token_get_linked_records*. */
export const linkedRecords = modelCall(
  "payment.token",
  "get_linked_records",
  true,
  custom<Readonly<Record<string, readonly LinkedRecord[]>>>(
    (value) =>
      typeof value === "object" &&
      value !== null &&
      Object.values(value).every(
        (list) => Array.isArray(list) && list.every((each) => safeParse(linkedRecord, each).success),
      ),
  ),
);

/** Deletes a saved method; once more answers the same. Source: WIRE.md section 13, recordings payment/token_unlink*. */
export const deleteToken = modelCall("payment.token", "unlink", false, boolean());
