import { type BaseIssue, type BaseSchema, custom, pipe, transform } from "valibot";

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** One JSON-RPC call of the suite: where it goes, whether it only reads (and may be retried), what goes in and what comes out. */
export interface Call<Params extends Schema = Schema, Result extends Schema = Schema> {
  readonly path: string;
  readonly read: boolean;
  readonly params: Params;
  readonly result: Result;
  /** Tells if the message of an exception of any class is a reason for visitors. Without this function only the suite's own classes for visitors are. */
  readonly isReason?: (message: string) => boolean;
}

/** A record id: the suite takes 3 and "3" alike. */
export const recordId = custom<number | string>((value) => typeof value === "number" || typeof value === "string");

/** A char field: its text, and `false` or `null` where it is empty. */
export const char = custom<string | false | null>(
  (value) => typeof value === "string" || value === false || value === null,
);

/** The same as text: `""` where it is empty. */
export const charText = pipe(
  char,
  transform((value) => value || ""),
);
