import { array, custom, lazy, pipe, safeParse, transform, type GenericSchema, type InferOutput } from "valibot";

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

/** Those of some values that fit. */
export const readable = <S extends GenericSchema>(schema: S, values: readonly unknown[]): InferOutput<S>[] =>
  values.flatMap((value) => {
    const { success, output } = safeParse(schema, value);
    return success ? [output as InferOutput<S>] : [];
  });

/**
 * A list without the rows that do not fit: one of them must not hide the others. Where none fits, it is another answer, and the error names
 * what is wrong. Not for what is summed up.
 */
export const rows = <S extends GenericSchema>(row: S): GenericSchema<unknown, InferOutput<S>[]> => {
  const fitting = pipe(
    custom<readonly unknown[]>(() => true),
    transform((list) => readable(row, list)),
  );
  return lazy((value) => (Array.isArray(value) && readable(row, value).length > 0 ? fitting : array(row)));
};
