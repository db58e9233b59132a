import { type InferOutput, object, optional, pipe, transform } from "valibot";
import { charText } from "./call.ts";
import { anything, parts } from "./field.ts";

/** Value of any field as the suite prints it; `""` if the field is empty. */
const printed = optional(
  pipe(
    anything,
    transform((value) => (value === false || value === null ? "" : String(value))),
  ),
  "",
);

const change = object({ changed_field: charText, old_value: printed, new_value: printed });

export type TrackedChange = InferOutput<typeof change>;

/** Changed fields of a message, without those that cannot be read. */
export const trackingValues = optional(parts(change));
