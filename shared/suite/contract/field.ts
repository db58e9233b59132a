import { array, custom, type GenericSchema, type InferOutput, safeParse } from "valibot";

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

/**
 * Schema of a list without the rows that do not fit. Their issues stay in the result, which is `typed` nevertheless. A list in which no row fits is
 * rejected. Not for rows that are summed up or bought.
 */
export const rows = <S extends GenericSchema>(row: S): GenericSchema<unknown, InferOutput<S>[]> => {
  const list = array(row);
  return {
    ...list,
    "~run"(dataset, config) {
      const { value } = dataset;
      const whole = list["~run"](dataset, config);
      if (whole.typed || !Array.isArray(value)) return whole;
      const fitting = value.map((each) => safeParse(row, each)).filter(({ typed }) => typed);
      return fitting.length > 0 ? { ...whole, typed: true, value: fitting.map(({ output }) => output) } : whole;
    },
  } as GenericSchema<unknown, InferOutput<S>[]>;
};
