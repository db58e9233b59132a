/**
 * One attribute of an element as declared. In markup it is `data-<kebab name>` or `attribute`, in code a camelCase prop. `parse` receives a non-empty
 * string (for flags also the empty one) and returns undefined if it cannot read the string.
 */
export interface Attribute<T = unknown> {
  readonly kind: "text" | "integer" | "number" | "flag" | "choice";
  readonly parse: (raw: string) => T | undefined;
  /** Description of a readable value, for the console. */
  readonly expected: string;
  readonly default: T;
  readonly required: boolean;
  readonly doc?: string;
  /** Name in markup, if the name of the prop would hide an attribute of all HTML elements. */
  readonly attribute?: string;
}

export type Attributes = Readonly<Record<string, Attribute>>;

/** Props that a table of attributes gives to the store and the view. */
export type PropsOf<A extends Attributes> = { readonly [K in keyof A]: A[K] extends Attribute<infer T> ? T : never };

interface Options<T> {
  readonly doc?: string;
  readonly attribute?: string;
  readonly required?: true;
  readonly default?: T;
}

type Value<T, O> = O extends { required: true } | { default: T } ? T : T | undefined;

function attribute<T, O extends Options<T>>(
  kind: Attribute["kind"],
  expected: string,
  parse: (raw: string) => T | undefined,
  options: O,
): Attribute<Value<T, O>> {
  return {
    kind,
    expected,
    parse,
    default: options.default as Value<T, O>,
    required: !!options.required,
    doc: options.doc,
    attribute: options.attribute,
  } as Attribute<Value<T, O>>;
}

/** Any string; default `""`. */
export const text = <O extends Options<string>>(options: O): Attribute<string> =>
  attribute("text", "a text", (raw) => raw, { default: "", ...options });

/** Whole number in digits. Numbers that JavaScript would round are refused: they would name another record. */
export const integer = <O extends Options<number> & { readonly range?: readonly [least: number, most: number] }>(
  options: O,
) => {
  const { range } = options;
  const [least, most] = range ?? [1 - 2 ** 53, 2 ** 53 - 1];
  return attribute<number, O>(
    "integer",
    "a whole number" + (range ? ` from ${least} to ${most}` : ""),
    (raw) => (/^[+-]?\d+$/.test(raw.trim()) && +raw >= least && +raw <= most ? +raw : undefined),
    options,
  );
};

/** Number as JavaScript writes it. */
export const number = <O extends Options<number>>(options: O) =>
  attribute<number, O>("number", "a number", (raw) => (raw.trim() && isFinite(+raw) ? +raw : undefined), options);

/**
 * True if the attribute is present. The suite prints Python booleans and words, so `False`, `0`, `off` and `no` read as false.
 * @see docs/reference/wire.md#wire-39
 */
export const flag = (options: { readonly doc?: string; readonly attribute?: string }): Attribute<boolean> =>
  attribute("flag", "a flag", (raw) => !/^(false|0|off|no)$/i.test(raw.trim()), { default: false, ...options });

/** One of the given words. */
export const choice = <const W extends readonly string[], O extends Options<W[number]>>(words: W, options: O) =>
  attribute<W[number], O>("choice", `one of ${words.join(", ")}`, (raw) => words.find((word) => word === raw), options);

/** Text that an element parses by itself; see `Attribute` for `parse` and `expected`. */
export const custom = <T, O extends Options<T>>(options: Pick<Attribute<T>, "parse" | "expected"> & O) =>
  attribute<T, O>("text", options.expected, options.parse, options);

/** Returns the name in markup: `resId` becomes `data-res-id`, unless the declaration names another. */
export const attributeName = (name: string, declared?: Pick<Attribute, "attribute">): string =>
  declared?.attribute ?? "data-" + name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
