import { object, optional, pipe, safeParse, transform, type InferOutput } from "valibot";
import { charText } from "./call.ts";
import { anything } from "./field.ts";

/** A value of any field as the suite prints it; `""` where the field is empty. */
const printed = optional(
  pipe(
    anything,
    transform((value) => (value === false || value === null ? "" : String(value))),
  ),
  "",
);

const change = object({ changed_field: charText, old_value: printed, new_value: printed });

export type TrackedChange = InferOutput<typeof change>;

/** Changes of fields that a message tells of, as far as they can be read: the message is shown without them too. */
export const trackingValues = optional(
  pipe(
    anything,
    transform((list) =>
      (Array.isArray(list) ? list : []).flatMap((each) => {
        const { typed, output } = safeParse(change, each);
        return typed ? [output] : [];
      }),
    ),
  ),
);
