/**
 * One attribute of an element as its declaration states it. In markup it is `data-<kebab name>` or `attribute`, inside a camelCase prop.
 * `parse` gets a non-empty string (flags also the empty one) and answers `undefined` where it cannot be read.
 */
export interface Attribute<T = unknown> {
  readonly kind: "text" | "integer" | "number" | "flag" | "choice";
  readonly parse: (raw: string) => T | undefined;
  /** What a readable value looks like, for the console. */
  readonly expected: string;
  readonly default: T;
  readonly required: boolean;
  readonly doc?: string;
  /** Its name in markup, where the prop's would hide one that every HTML element has. */
  readonly attribute?: string;
}

export type Attributes = Readonly<Record<string, Attribute>>;

/** The props that a table of attributes gives to the store and the view. */
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

/** A whole number, written in digits: none that JavaScript would round, since the id of another record may be next to it. */
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

/** A number as JavaScript writes it. */
export const number = <O extends Options<number>>(options: O) =>
  attribute<number, O>("number", "a number", (raw) => (raw.trim() && isFinite(+raw) ? +raw : undefined), options);

/** True when present. The suite prints Python booleans and words, so `False`, `0`, `off` and `no` read as false. */
export const flag = (options: { readonly doc?: string; readonly attribute?: string }): Attribute<boolean> =>
  attribute("flag", "a flag", (raw) => !/^(false|0|off|no)$/i.test(raw.trim()), { default: false, ...options });

/** One of the given words. */
export const choice = <const W extends readonly string[], O extends Options<W[number]>>(words: W, options: O) =>
  attribute<W[number], O>("choice", `one of ${words.join(", ")}`, (raw) => words.find((word) => word === raw), options);

/** A text that an element reads in its own way; see `Attribute` for `parse` and `expected`. */
export const custom = <T, O extends Options<T>>(options: Pick<Attribute<T>, "parse" | "expected"> & O) =>
  attribute<T, O>("text", options.expected, options.parse, options);

/** `resId` -> `data-res-id`, unless its declaration names it. */
export const attributeName = (name: string, declared?: Pick<Attribute, "attribute">): string =>
  declared?.attribute ?? "data-" + name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
