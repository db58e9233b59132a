import { type BaseIssue, type BaseSchema, custom, pipe, transform } from "valibot";

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** JSON-RPC call of the suite: its path, if it only reads (and may be retried), its parameters and its result. */
export interface Call<Params extends Schema = Schema, Result extends Schema = Schema> {
  readonly path: string;
  readonly read: boolean;
  readonly params: Params;
  readonly result: Result;
  /**
   * Returns true if the message of an exception of any class is a reason for visitors. Without this function, only the suite's own classes for
   * visitors are.
   */
  readonly isReason?: (message: string) => boolean;
}

/** Record id: the suite accepts 3 and "3" alike. */
export const recordId = custom<number | string>((value) => typeof value === "number" || typeof value === "string");

/** Char field: its text, or `false` or `null` if it is empty. */
export const char = custom<string | false | null>(
  (value) => typeof value === "string" || value === false || value === null,
);

/** Char field as text: `""` if it is empty. */
export const charText = pipe(
  char,
  transform((value) => value || ""),
);
