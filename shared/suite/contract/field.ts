import { array, custom, type GenericSchema, type InferOutput, optional, type OptionalSchema, safeParse } from "valibot";

/** Value of any type. */
export const anything = custom<unknown>(() => true);

/** Integer of at least 0. */
export const count = custom<number>((value) => typeof value === "number" && value >= 0);

/**
 * Many2one field: database id and display name of the other record; `false` for none. A missing partner may also be `[0, false]` or `[0, ""]`.
 * @see docs/reference/wire.md#wire-16
 */
export const reference = custom<readonly [id: number, name: string | false] | false>(
  (value) =>
    value === false ||
    (Array.isArray(value) && typeof value[0] === "number" && (typeof value[1] === "string" || value[1] === false)),
);

/** Schema that reads a value which does not fit in its own way. The issues stay in the result, which is `typed` nevertheless; undefined rejects the value. */
const mended = <S extends GenericSchema>(
  schema: S,
  mend: (value: unknown) => readonly [InferOutput<S>] | undefined,
): S => ({
  ...schema,
  "~run"(dataset, config) {
    const { value } = dataset;
    const whole = schema["~run"](dataset, config);
    const read = whole.typed ? undefined : mend(value);
    return read ? { ...whole, typed: true, value: read[0] } : whole;
  },
});

const fitting = <S extends GenericSchema>(row: S, mayBeNone: boolean): GenericSchema<unknown, InferOutput<S>[]> =>
  mended(array(row) as GenericSchema<unknown, InferOutput<S>[]>, (value) => {
    const found = (Array.isArray(value) ? value : []).map((each) => safeParse(row, each)).filter(({ typed }) => typed);
    return mayBeNone || found.length > 0 ? [found.map(({ output }) => output as InferOutput<S>)] : undefined;
  });

/** Schema of a list without the rows that do not fit; a list in which no row fits is rejected. Not for rows that are summed up or bought. */
export const rows = <S extends GenericSchema>(row: S) => fitting(row, false);

/** Schema of a list inside a row, such as the files of a message: whatever the list has, the row stays. */
export const parts = <S extends GenericSchema>(row: S) => fitting(row, true);

/** Schema of a value that all else is shown without, such as the icon of a link: an unreadable value is read like a missing one. Not for amounts that are paid. */
export const part = <S extends GenericSchema, const D extends InferOutput<S> | undefined = undefined>(
  schema: S,
  missing?: D,
): OptionalSchema<S, D> => mended(optional(schema, missing as never) as OptionalSchema<S, D>, () => [missing as never]);
