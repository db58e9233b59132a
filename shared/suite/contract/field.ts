import { custom } from "valibot";

/** Zero or more. */
export const count = custom<number>((value) => typeof value === "number" && value >= 0);

/**
 * A many2one field: database id and display name of the other record; `false` is none. A missing partner comes as
 * `[0, false]` or `[0, ""]` too (behaviour/live-chat.md section 7).
 */
export const reference = custom<readonly [id: number, name: string | false] | false>(
  (value) =>
    value === false ||
    (Array.isArray(value) && typeof value[0] === "number" && (typeof value[1] === "string" || value[1] === false)),
);
