import { custom } from "valibot";

/** Zero or more. */
export const count = custom<number>((value) => typeof value === "number" && value >= 0);

/** Database id and display name of a partner; `[0, false]`, `[0, ""]` and `false` are nobody (behaviour/live-chat.md section 7). */
export const author = custom<readonly [id: number, name: string | false] | false>(
  (value) =>
    value === false ||
    (Array.isArray(value) && typeof value[0] === "number" && (typeof value[1] === "string" || value[1] === false)),
);
